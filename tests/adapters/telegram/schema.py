"""Checks of requests, results and updates against an independent schema: aiogram's models."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any
from unittest.mock import patch

from pydantic import BaseModel, TypeAdapter

with patch.object(BaseModel, "model_rebuild"):  # it would build all 444 models, for 3 s; few are used
    from aiogram import methods, types
    from aiogram.client.default import Default
    from aiogram.types import BufferedInputFile, Update

_NAMES = {**vars(types), "List": list, "Default": Default}
"""The names in the annotations of the models."""

_METHODS: Mapping[str, Any] = {
    method.__api_method__: method
    for method in vars(methods).values()
    if isinstance(method, type) and issubclass(method, methods.TelegramMethod) and method is not methods.TelegramMethod
}


class SchemaError(AssertionError):
    """The Bot API has no such method, parameter or value."""


def check_request(method: str, given: Mapping[str, Any], files: Mapping[str, tuple[str, bytes]]) -> dict[str, Any]:
    """The parameters of a request, read as the Bot API reads them; raises SchemaError."""
    found = {name: _read(value) for name, value in given.items()}
    sent = {name: BufferedInputFile(data, name_of) for name, (name_of, data) in files.items()}
    model = _ready(_METHODS[method])
    attached = {name for name in sent if name not in model.model_fields}
    for name in attached:
        if f"attach://{name}" not in json.dumps(found):
            raise SchemaError(f"{method}: nothing is attached as {name}")
    own = {name: file for name, file in sent.items() if name not in attached}
    _demand(method, model.model_validate({**found, **own}))
    return found


def check_result(method: str, result: Any) -> None:
    """Check a result of the stand-in; raises SchemaError."""
    _demand(method, _result(method).validate_python(result))


@cache
def _result(method: str) -> TypeAdapter[Any]:
    """A reader for the results of a method; it takes 5 ms to build if the most used models are ready, else 100."""
    for model in (types.Chat, types.Message):
        _ready(model)
    adapter = TypeAdapter[Any](_METHODS[method].__returning__)
    adapter.rebuild(_types_namespace=_NAMES)
    return adapter


@cache
def _ready(model: Any) -> Any:
    """A model that can be used."""
    model.model_rebuild(_types_namespace=_NAMES)
    return model


def check_update(update: Mapping[str, Any]) -> None:
    """Check an update of the stand-in; raises SchemaError."""
    _demand("update", _ready(Update).model_validate(update))


def _read(value: Any) -> Any:
    return json.loads(value) if isinstance(value, str) and value[:1] in {"{", "["} and _is_json(value) else value


def _is_json(value: str) -> bool:
    try:
        json.loads(value)
    except ValueError:
        return False
    return True


def _demand(where: str, value: Any) -> None:
    """Whether the models know every field; they collect unknown ones."""
    if isinstance(value, BaseModel):
        if value.model_extra:
            raise SchemaError(f"{where}: {type(value).__name__} has no {sorted(value.model_extra)}")
        for name in type(value).model_fields:
            _demand(f"{where}.{name}", getattr(value, name))
    elif isinstance(value, list | tuple):
        for one in value:
            _demand(where, one)
