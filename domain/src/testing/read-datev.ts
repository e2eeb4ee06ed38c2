/**
 * Reads a DATEV booking batch by the description of its format (developer.datev.de): fields, lengths and characters as
 * ledermann/datev copies them in Ruby, in the 125 columns of version 13. It shares nothing with the writer: what it finds,
 * a stranger finds.
 */
export type DatevRow = {
  /** Cents on `account`: debit positive, credit negative; `contra` has the opposite. */
  readonly amount: bigint
  readonly account: string
  readonly contra: string
  /** '40' where an automatic account computes no tax. */
  readonly key: string
  /** DDMM */
  readonly day: string
  readonly piece: string
}

const QUOTED_EMPTY = /^""$/
const EMPTY = /^$/

/** The 31 fields of the first line. */
const HEADER: readonly (readonly [field: string, allowed: RegExp])[] = [
  ['DATEV-Format-KZ', /^"(EXTF|DTVF)"$/],
  ['Versionsnummer', /^700$/],
  ['Datenkategorie', /^21$/],
  ['Formatname', /^"Buchungsstapel"$/],
  ['Formatversion', /^13$/],
  ['Erzeugt am', /^20\d{15}$/],
  ['Importiert', EMPTY],
  ['Herkunft', /^"[A-Z]{2}"$/],
  ['Exportiert von', /^"\w{0,25}"$/],
  ['Importiert von', QUOTED_EMPTY],
  ['Berater', /^(1\d{3}|[2-9]\d{3}|\d{5,7})$/],
  ['Mandant', /^[1-9]\d{0,4}$/],
  ['WJ-Beginn', /^20\d{6}$/],
  ['Sachkontenlänge', /^[4-8]$/],
  ['Datum vom', /^20\d{6}$/],
  ['Datum bis', /^20\d{6}$/],
  ['Bezeichnung', /^"[^"]{0,30}"$/],
  ['Diktatkürzel', /^"([A-Z]{2})?"$/],
  ['Buchungstyp', /^[12]$/],
  ['Rechnungslegungszweck', /^\d{1,2}$/],
  ['Festschreibung', /^[01]$/],
  ['WKZ', /^"[A-Z]{3}"$/],
  ['reserviert', EMPTY],
  ['Derivatskennzeichen', QUOTED_EMPTY],
  ['reserviert', EMPTY],
  ['reserviert', EMPTY],
  ['SKR', /^"(\d{2,4})?"$/],
  ['Branchenlösung-Id', EMPTY],
  ['reserviert', EMPTY],
  ['reserviert', QUOTED_EMPTY],
  ['Anwendungsinformation', /^"[^"]{0,16}"$/],
]

/** What the columns of a row may hold, by their position from 0; every other column is empty. */
const COLUMNS: ReadonlyMap<number, RegExp> = new Map([
  // Leistungsdatum and Datum Zuord. Steuerperiode, TTMMJJJJ.
  [114, /^(\d{8})?$/],
  [115, /^(\d{8})?$/],
  [0, /^(?!0{1,10},00)\d{1,10},\d{2}$/],
  [1, /^"[SH]"$/],
  [2, /^"[A-Z]{3}"$/],
  [6, /^(?!0{1,9}$)\d{1,9}$/],
  [7, /^(?!0{1,9}$)\d{1,9}$/],
  [8, /^"\d{0,4}"$/],
  [9, /^\d{4}$/],
  [10, /^"[\w$&%*+\-/]{0,36}"$/],
  [13, /^"(?:[^"]|""){0,60}"$/u],
  [113, /^[01]$/],
])
const COLUMN_COUNT = 125

/** Throws an error that names the line where a rule is broken. */
export function readDatev(text: string): readonly DatevRow[] {
  const [header, names, ...rows] = recordsOf(text)
  if (!header || !names) throw new Error('DATEV: no header')
  expectThat(header.length === HEADER.length, `header of ${header.length} fields`)
  HEADER.forEach(([field, allowed], i) =>
    expectThat(allowed.test(header[i] ?? ''), `${field}: ${header[i]}`),
  )
  const [from = '', to = ''] = header.slice(14, 16)
  // A row has no year: the batch is within one financial year.
  expectThat(from <= to && from >= (header[12] ?? ''), 'the period')
  expectThat(names.length === COLUMN_COUNT, `${names.length} columns`)
  return rows.map((row, i) => rowOf(row, `line ${i + 3}`, Number(header[13]), from, to))
}

function rowOf(
  row: readonly string[],
  where: string,
  width: number,
  from: string,
  to: string,
): DatevRow {
  expectThat(row.length === COLUMN_COUNT, `${where}: ${row.length} columns`)
  row.forEach((value, i) =>
    expectThat((COLUMNS.get(i) ?? EMPTY).test(value), `${where}, column ${i + 1}: ${value}`),
  )
  const [amount = '', side, , , , , account = '', contra = '', key = '', day = '', piece = ''] = row
  const cents = BigInt(amount.replace(',', ''))
  // An account of a customer has one digit more than the others.
  for (const number of [account, contra])
    expectThat([width, width + 1].includes(number.length), `${where}: account ${number}`)
  const date = from.slice(0, 4) + day.slice(2) + day.slice(0, 2)
  expectThat(from <= date && date <= to, `${where}: ${day} is outside of the period`)
  const text = (quoted: string) => quoted.slice(1, -1).replaceAll('""', '"')
  return {
    amount: side === '"S"' ? cents : -cents,
    account,
    contra,
    key: text(key),
    day,
    piece: text(piece),
  }
}

/** Records by CR LF and semicolons, where neither is within quotation marks. */
function recordsOf(text: string): readonly (readonly string[])[] {
  expectThat(text.endsWith('\r\n'), 'a last line without its end')
  const records = [['']]
  let length = 2
  for (const [token] of text.slice(0, -2).matchAll(/"(?:[^"]|"")*"|;|\r\n|[^;"\r\n]+/g)) {
    const cells = records.at(-1) ?? []
    if (token === '\r\n') records.push([''])
    else if (token === ';') cells.push('')
    else cells.push((cells.pop() ?? '') + token)
    length += token.length
  }
  expectThat(length === text.length, 'a quotation mark without its pair')
  return records
}

function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`DATEV: ${what}`)
}
