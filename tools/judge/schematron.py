"""Runs compiled Schematron over files: on each line of the input a rule file and an XML file, separated by a tab; on each
line of the output the ids of the fatal and of the other failed assertions, as 'id id|id'. Needs saxonche."""

import re
import sys

from saxonche import PySaxonProcessor

if len(sys.argv) > 1 and sys.argv[1] == '--version':
    with PySaxonProcessor(license=False) as saxon:
        print(saxon.version)
    sys.exit(0)

FAILED = re.compile(r'<svrl:(?:failed-assert|successful-report)\b([^>]*)>')


def attribute(text, name):
    found = re.search(r'\b' + name + r'="([^"]*)"', text)
    return found.group(1) if found else ''


with PySaxonProcessor(license=False) as saxon:
    compiled = {}
    for line in sys.stdin:
        rules, file = line.rstrip('\n').split('\t')
        if rules not in compiled:
            compiled[rules] = saxon.new_xslt30_processor().compile_stylesheet(stylesheet_file=rules)
        report = compiled[rules].transform_to_string(source_file=file)
        fatal, others = [], []
        for failed in FAILED.finditer(report or ''):
            kinds = attribute(failed.group(1), 'flag') + attribute(failed.group(1), 'role')
            target = others if re.search('warn|info', kinds) else fatal
            target.append(attribute(failed.group(1), 'id') or 'unnamed')
        if report is None or 'schematron-output' not in report:
            fatal.append('no-report')
        print(' '.join(sorted(set(fatal))) + '|' + ' '.join(sorted(set(others))), flush=True)
