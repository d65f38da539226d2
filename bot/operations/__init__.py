"""Commands for operators: run the program, back it up, move it, find out what is wrong."""
