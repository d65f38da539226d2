"""What is said and shown: announcements, wording, drawing, delivery."""
