"""The messages of the bot: announcements, wording, drawing, delivery."""
