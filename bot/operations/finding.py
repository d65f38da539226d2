"""A finding of the doctor."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, how it is, and, where it is wrong, how to mend it."""

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
