"""Options as every game reads them."""

import pytest

from core.errors import OptionError
from core.options import demand_known, switched


def test_an_option_nobody_knows_is_named() -> None:
    demand_known({"dark": "yes"}, {"dark": ("yes",), "time": ("5", "off")})
    with pytest.raises(OptionError) as caught:
        demand_known({"dark": "yes", "light": "no"}, {"dark": ("yes",)})
    assert (caught.value.code, caught.value.facts) == ("unknown-option", {"option": "light"})


def test_a_switch_is_on_or_left_out() -> None:
    assert switched({"dark": "yes"}, "dark")
    assert not switched({}, "dark")
    with pytest.raises(OptionError) as caught:
        switched({"dark": "maybe"}, "dark")
    assert (caught.value.code, caught.value.facts) == ("bad-option", {"option": "dark", "value": "maybe"})
