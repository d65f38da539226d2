"""The exception that ends the program, or a command of its command line, with one sentence."""


class Failure(Exception):
    """The program cannot do its work; the message is one sentence that tells the operator why, `status` the exit status."""

    status = 1
