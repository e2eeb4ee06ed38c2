/**
 * The 47 kinds of numbers that both programs know. `python` is the module of python-stdnum; `templates` are the shapes
 * from which numbers are made:
 *
 * - `#` any digit, `A` any letter, `*` either; `?` a digit, `@` a letter, `%` either, which are tried until the number
 *   is valid: the check characters;
 * - `{a|b}` one of the listed texts; `{ymd}` a birthday as YYMMDD, `{ymd+20}` with 20 added to its month, `{dmy}` as
 *   DDMMYY, `{cf}` as an Italian tax code has it, `{siren}` a valid SIREN.
 */
export type JudgedKind = {
  readonly country: string
  readonly key: string
  readonly python: string
  /** The letters that our stored form has and python's compact form has not. */
  readonly prefix: string
  readonly templates: readonly string[]
}

function eu(country: string, python: string, templates: readonly string[], key = 'vat') {
  const prefix = country === 'GR' ? 'EL' : country
  return { country, key, python, prefix, templates: templates.map(one => prefix + one) }
}

function kind(country: string, key: string, python: string, templates: readonly string[]) {
  return { country, key, python, prefix: '', templates }
}

const GSTIN_STATE = '{01|07|09|19|24|27|29|33|36|37|38|97}'
const GB_VAT = ['#######??', '#######??###', 'GD###', 'HA###', 'GD8888###??', 'HA8888###??']

export const JUDGED_KINDS: readonly JudgedKind[] = [
  eu('AT', 'at.uid', ['U#######?']),
  eu('BE', 'be.vat', ['0#######??', '1#######??', '########??', '#######??']),
  eu('BG', 'bg.vat', ['########?', '{ymd}###?', '{ymd+20}###?', '{ymd+40}###?', '#########?']),
  eu('CY', 'cy.vat', ['########@']),
  eu('CZ', 'cz.dic', [
    '#######?',
    '6#######?',
    '{ymd}###',
    '{ymd}###?',
    '{ymd+50}###?',
    '{ymd+70}###?',
  ]),
  eu('DE', 'de.vat', ['########?']),
  eu('DK', 'dk.cvr', ['#######?']),
  eu('EE', 'ee.kmkr', ['########?']),
  eu(
    'ES',
    'es.nif',
    [
      '########@',
      '{X|Y|Z}#######@',
      '{A|B|E|H|J|U|V}#######?',
      '{K|N|P|Q|R|S|W}#######@',
      '{L|M}#######@',
    ],
    'nif',
  ),
  eu('FI', 'fi.alv', ['#######?']),
  eu('FR', 'fr.tva', ['??{siren}', '?A{siren}', 'A?{siren}', '??000######']),
  eu('GR', 'gr.vat', ['########?']),
  eu('HR', 'hr.oib', ['##########?']),
  eu('HU', 'hu.anum', ['#######?']),
  eu('IE', 'ie.vat', ['#######@', '#######@A', '#######@{H|I}', '#{A|+|*}#####@']),
  eu('IT', 'it.iva', ['#######{001|015|058|100|120|121|888|999|###}?'], 'piva'),
  eu('LT', 'lt.pvm', ['#######1?', '##########1?', '########?']),
  eu('LU', 'lu.tva', ['######??']),
  eu('LV', 'lv.pvn', ['{4|5|9}#########?', '{dmy}{0|1|2}###?', '32########?']),
  eu('MT', 'mt.vat', ['######??']),
  eu('NL', 'nl.btw', ['########?B0#', '#########B??']),
  eu('PL', 'pl.nip', ['#########?'], 'nip'),
  eu('PT', 'pt.nif', ['########?']),
  eu('RO', 'ro.cf', ['#########?', '#######?', '#####?', '###?']),
  eu('SE', 'se.vat', ['#########?01', '#########?##']),
  eu('SI', 'si.ddv', ['#######?']),
  eu('SK', 'sk.dph', ['########??', '{ymd}##??', '{ymd+50}##??']),
  kind('BE', 'enterprise', 'be.vat', ['0#######??', '1#######??', '########??']),
  kind('CH', 'vat', 'ch.vat', ['CHE########?{MWST|TVA|IVA|TPV}']),
  kind('CH', 'uid', 'ch.uid', ['CHE########?']),
  kind('DE', 'steuernummer', 'de.stnr', [
    '##########',
    '###########',
    '{28|11|30|24|22|26|40|23|27|10|32|31|21|41}##0########',
    '{5|9}###0########',
  ]),
  { ...kind('DK', 'registration', 'dk.cvr', ['DK#######?']), prefix: 'DK' },
  kind('FI', 'registration', 'fi.ytunnus', ['#######?']),
  kind('FR', 'siren', 'fr.siren', ['########?']),
  kind('FR', 'siret', 'fr.siret', ['{siren}####?', '356000000####?', '#############?']),
  {
    ...kind(
      'GB',
      'vat',
      'gb.vat',
      GB_VAT.map(one => `GB${one}`),
    ),
    prefix: 'GB',
  },
  {
    ...kind(
      'GB',
      'vat',
      'gb.vat',
      GB_VAT.map(one => `XI${one}`),
    ),
    prefix: 'XI',
  },
  kind('GB', 'utr', 'gb.utr', ['?#########', 'K?#########']),
  kind('IN', 'gstin', 'in_.gstin', [
    `${GSTIN_STATE}AAA{A|B|C|F|G|H|J|L|P|T}A####A{1|2|9|A}Z%`,
    `${GSTIN_STATE}AAAAA####A{1|2|9|A}{C|D|Z}%`,
    `${GSTIN_STATE}AAAA#####A1{D|Z}%`,
    '####AAA#####{UN|ON|NR}%',
    '99##AAA#####OS%',
  ]),
  kind('IN', 'pan', 'in_.pan', ['AAA{A|B|C|F|G|H|J|L|P|T}A####A', 'AAAAA####A', 'AAAPA0000A']),
  kind('IT', 'codice_fiscale', 'it.codicefiscale', [
    'AAAAAA{cf}A###@',
    'AAAAAA##A##A###@',
    '#######{001|058|100}?',
  ]),
  kind('MC', 'vat', 'mc.tva', ['FR??000######', 'FR??{siren}']),
  { ...kind('NO', 'vat', 'no.mva', ['NO########?MVA', 'NO{8|9}#######?MVA']), prefix: 'NO' },
  kind('NO', 'registration', 'no.orgnr', ['{8|9}#######?', '########?']),
  kind('PL', 'regon', 'pl.regon', ['########?', '#############?', '########?####?']),
  kind('SE', 'registration', 'se.orgnr', ['#########?']),
  kind('US', 'ein', 'us.ein', ['#########']),
]
