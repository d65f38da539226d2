"""Why the program, or a command of its command line, cannot do what it is called for."""


class Failure(Exception):
    """It cannot be done; the message is one sentence that says why, for whoever operates the program."""
