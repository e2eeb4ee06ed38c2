"""Reads lines "module<TAB>number", writes one line each: the compact form, or an empty line where it is invalid."""

import importlib
import sys

import stdnum
from stdnum.exceptions import ValidationError

if sys.argv[1:] == ["--version"]:
    print(stdnum.__version__)
    sys.exit()

modules = {}
for line in sys.stdin:
    name, number = line.rstrip("\n").split("\t")
    if name not in modules:
        modules[name] = importlib.import_module("stdnum." + name)
    try:
        print(modules[name].validate(number))
    except ValidationError:
        print("")
