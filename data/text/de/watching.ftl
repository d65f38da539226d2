### Was zu Spielen gesagt wird, bei denen ein anderer Chat zusieht.

challenge-watched = { $watch ->
        [delay] Andere Chats dürfen zusehen, zwei Züge später.
       *[yes] Andere Chats dürfen zusehen.
    }

## Anfang und Ende

watch-begins = { $watch ->
        [delay] Dieser Chat sieht jetzt bei **{ $game }** an Tisch #{ $table } zu, zwei Züge später: { $names }.
       *[other] Dieser Chat sieht jetzt bei **{ $game }** an Tisch #{ $table } zu: { $names }.
    }
watch-added = { $player } lässt einen anderen Chat { $platform ->
        [web] im Web
        [telegram] auf Telegram
        [discord] auf Discord
       *[other] anderswo
    } an Tisch #{ $table } zusehen. `/wegsehen #{ $table }` beendet das.
button-unwatch = Nicht mehr zusehen
unwatch-done = Dieser Chat sieht bei **{ $game }** an Tisch #{ $table } nicht mehr zu.
unwatch-all = Bei **{ $game }** an Tisch #{ $table } sieht kein anderer Chat mehr zu.
unwatch-ended = **{ $game }** an Tisch #{ $table } wird anderen Chats nicht mehr gezeigt.

## Was nicht geht

watch-in-channel = Tippe `/zusehen` in dem Kanal, wo zugesehen werden soll; hier unter uns zeige ich nur deine eigenen Partien.
watch-none = Sag dazu, bei welchem Tisch dieser Chat zusehen soll, wie in `/zusehen #12`.
watch-no-table = An Tisch #{ $table } läuft kein Spiel, bei dem dieser Chat zusehen darf. Wer dort mitspielt, darf es immer in einem anderen Chat zeigen lassen; alle anderen, wenn in der Herausforderung `zuschauer=ja` stand.
watch-played-here = An Tisch #{ $table } wird in diesem Chat gespielt{ $count ->
        [0] , und kein anderer Chat sieht zu.
        [one] , und ein anderer Chat sieht zu; `/wegsehen #{ $table }` beendet das.
       *[other] , und { $count } andere Chats sehen zu; `/wegsehen #{ $table }` beendet das.
    }
watch-already = Dieser Chat sieht an Tisch #{ $table } schon zu. `/wegsehen #{ $table }` beendet das.
watch-full = An Tisch #{ $table } sehen schon { $most } Chats zu; mehr gehen nicht.
watch-too-many = Dieser Chat sieht schon bei { $most } Spielen zu. `/wegsehen` mit der Nummer eines Tisches macht Platz.
watch-private = Ein Spiel ohne andere läuft unter uns, da kann niemand zusehen.
watch-nothing-yet = Dieser Chat sieht an Tisch #{ $table } zwei Züge später zu, deshalb ist noch kein Brett zu sehen.
watch-no-clock = Dieser Chat sieht an Tisch #{ $table } zwei Züge später zu, deshalb sage ich hier nicht, wie viel Zeit dort alle haben.
watch-only = Dieser Chat sieht an Tisch #{ $table } nur zu. Wer mitspielt, tippt in einem Chat, in dem gespielt wird, oder unter uns.
unwatch-none = Dieser Chat sieht bei keinem Spiel zu, und bei keinem, das hier läuft, sieht jemand zu.
unwatch-nobody = An Tisch #{ $table } sieht kein anderer Chat zu.
unwatch-not-yours = Das beenden kann nur, wer diesen Chat moderiert, an Tisch #{ $table } mitspielt oder das Zusehen veranlasst hat.
unwatch-players-only = Anderen das Zusehen an Tisch #{ $table } beenden kann nur, wer dort mitspielt oder den Chat des Tisches moderiert.

## Hilfe

help-watch =
    `/zusehen #12`
    Lässt diesen Chat einem Spiel folgen, das in einem anderen läuft. Wer mitspielt, darf das immer, alle anderen, wenn in der Herausforderung `zuschauer=ja` stand; mit `zuschauer=verzögert` sehen die Chats alles zwei Züge später. Gespielt wird dort nicht, und Verdecktes wird nicht gezeigt.
help-unwatch =
    `/wegsehen #12`
    Lässt diesen Chat einem Spiel nicht mehr folgen; das kann, wer moderiert, mitspielt oder das Zusehen veranlasst hat. Tippst du es als Spieler im Chat des Spiels oder unter uns, sieht kein anderer Chat mehr zu.
