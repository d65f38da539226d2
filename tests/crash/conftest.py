"""A PostgreSQL server for the tests that start the program on one."""

from tests.stores import database, postgres

__all__ = ["database", "postgres"]
