"""The grammar: parses typed lines into commands."""
