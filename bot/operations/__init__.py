"""What whoever keeps the program running does: start it, back it up, move it, find out what is wrong."""
