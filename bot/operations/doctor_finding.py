"""A finding of the doctor: what was checked, what it is like, and how to mend it if it is wrong."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """A subject that was checked, its state and, if something is wrong, how to fix it."""

    subject: str
    state: str
    mend: str = ""

    @property
    def line(self) -> str:
        """The finding in one line."""
        judged = (
            f"wrong  {self.subject}: {self.state}. {self.mend}" if self.mend else f"ok     {self.subject}: {self.state}"
        )
        return judged.strip()
