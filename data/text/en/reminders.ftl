### Reminders that a game waits, and what people want of them.

reminder = ⏰ **It is your turn** in { $game } with { $names }, at table #{ $table }.
turn-after-quiet-hours = **It is your turn** in { $game } with { $names }, at table #{ $table }. I have waited for the end of your quiet hours.
turns-after-quiet-hours = **It is your turn in { $count } games.** I have waited for the end of your quiet hours.
turn-after-pause = { $player } has ended the pause: **it is your turn** in { $game } with { $names }, at table #{ $table }.
turn-after-absence = Your absence is over: **it is your turn** in { $game } with { $names }, at table #{ $table }.
turns-after-absence = Your absence is over: **it is your turn in { $count } games.**
challenge-after-quiet-hours = **{ $player }** challenges you to { $game } (table #{ $table }). I have waited for the end of your quiet hours.
challenge-here-after-quiet-hours = The { $game } that **{ $player }** asked for (table #{ $table }) begins when all are here: are you? I have waited for the end of your quiet hours.
challenge-declined-told = Your challenge to { $game } (table #{ $table }) is off: { $players } { $count ->
        [one] does
       *[other] do
    } not want to.
challenge-lapsed-told = Your challenge to { $game } (table #{ $table }) has lapsed after a day: { $count ->
        [0] nobody has joined.
        [one] { $players } has not answered.
       *[other] { $players } have not answered.
    }
end-after-quiet-hours = Your game of { $game } with { $names }, at table #{ $table }, has ended in your quiet hours.
reminder-late = You may still move, until another player decides.{ $claimed ->
        [no] {""}
       *[other] {" "}In { $grace } you lose on time.
    }
reminder-lost = You have lost on time in { $game } with { $names }, at table #{ $table }.
reminder-computer = You had no time left in { $game } with { $names }: a computer plays on for you at table #{ $table }.
reminder-public = ⏰ **{ $player }**, table #{ $table } waits for you.
button-mute = Mute for this turn
remind-is-on = I remind you in private when a game has waited long for you, and then again, { $every } apart; at most six times a turn.
remind-is-quiet = None between { $begins } and { $ends } ({ $zone }).
remind-zone-unknown = I do not know your time zone yet and take it to be UTC. `/remind zone=Europe/Berlin` sets it.
remind-is-off = You get no reminders.
remind-off-and-quiet = Your quiet hours are from { $begins } to { $ends } ({ $zone }).
remind-how = To change that: `/remind every=6h`, `/remind quiet=22-7 zone=Europe/Berlin`. How often they come changes with your next turn, everything else at once.
button-remind-on = Remind me
button-remind-off = No reminders
button-remind-quiet = Quiet from 22 to 7
button-remind-loud = No quiet hours
remind-muted = I do not remind you of this turn at table #{ $table } any more.
remind-unmuted = I remind you of this turn at table #{ $table } again.
remind-no-turn = That turn is over: there is nothing to remind you of.
button-nudge = Nudge { $name }
nudge-done = { $players } { $count ->
        [one] is
       *[other] are
    } reminded now, or when their quiet hours end.
nudge-away = { $players } { $count ->
        [one] is away, and is
       *[other] are away, and are
    } reminded on their return.
nudge-nobody = You wait for nobody here. `/games` tells where it is your own turn.
nudge-early = A turn of less than an hour is not nudged at table #{ $table }. Give it a little more time.
nudge-again = There has been a nudge for this turn at table #{ $table } already.
nudge-paused = The game at table #{ $table } is paused, so nobody has to move there. `/resume #{ $table }` goes on.
nudge-unwanted = { $players } { $count ->
        [one] wants
       *[other] want
    } no reminders of this turn.
