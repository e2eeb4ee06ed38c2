import type { ListKind } from '@bordereau/domain/returns/sales-list'
import {
  type FileContext,
  type FileRow,
  type ListFormat,
  byCustomer,
  partOfYear,
  plainText,
  withHundredths,
} from './list-file.ts'

const END = '\r\n'

/**
 * Germany's Zusammenfassende Meldung as its portal imports it: Excel versions 3.2.0 and 3.2.1, whole euros, at most 1,500
 * rows. The version lines are those of the portal's help; the columns are by open programs that cite it.
 */
export const DE_ZM: ListFormat = {
  mediaType: 'text/csv',
  extension: 'csv',
  encoding: 'utf-8',
  codes: { goods: 'L', services: 'S', triangular: 'D' },
  amounts: 'cut',
  corrections: 'in_sum',
  takesZero: false,
  takesNegative: true,
  most: 1_500,
  missing: () => [],
  write: rows =>
    [
      '#v3.0',
      '#ve3.2.1',
      'Umsatzsteuer-Identifikationsnummer (USt-IdNr.),Summe (Euro),Art der Leistung',
      ...rows.map(row => [row.prefix + row.number, row.amount, codeOf(DE_ZM, row)].join(',')),
    ]
      .map(line => line + END)
      .join(''),
  source: 'https://www.elster.de/eportal/helpGlobal?themaGlobal=zmdo_import_eop',
}

/**
 * Sweden's periodisk sammanställning: one line a customer with goods, triangles and services, whole kronor, 0 where the sum
 * is nothing, and nothing where there was no sale. By the tax agency's description of file transfer.
 */
export const SE_SKV574008: ListFormat = {
  mediaType: 'text/plain',
  extension: 'txt',
  encoding: 'utf-8',
  codes: { goods: 'goods', triangular: 'triangular', services: 'services' },
  amounts: 'cut',
  corrections: 'in_sum',
  takesZero: true,
  takesNegative: true,
  most: 100_000,
  missing: ({ contact }) => [
    ...(contact.name.trim() === '' ? ['contactName'] : []),
    ...(contact.phone.trim() === '' ? ['phone'] : []),
  ],
  write: (rows, { owner, period }) =>
    [
      'SKV574008;',
      [
        owner.vatId.slice(2),
        period.unit === 'quarter'
          ? `${period.key.slice(2, 4)}-${partOfYear(period)}`
          : period.key.slice(2, 4) + partOfYear(period),
        field(owner.contact.name, 35),
        owner.contact.phone.replace(/[^\d+-]/g, '').slice(0, 17),
        field(owner.contact.email, 80),
      ].join(';'),
      ...byCustomer(rows).map(own => {
        const amounts = KINDS_IN_ORDER.map(kind => amountOf(own, kind)?.toString() ?? '')
        return `${[customerOf(own), ...amounts].join(';')};`
      }),
    ]
      .map(line => line + END)
      .join(''),
  source:
    'https://www.skatteverket.se/foretag/moms/deklareramoms/periodisksammanstallningforvarorochtjanster/lamnaperiodisksammanstallningmedfiloverforing.4.7eada0316ed67d72822104.html',
}

const KINDS_IN_ORDER: readonly ListKind[] = ['goods', 'triangular', 'services']

/**
 * Finland's yhteenvetoilmoitus: lines of a number, a colon and a value; one group a customer. By open programs that cite the
 * description of the record. The identifier that the tax administration gives to a program (014) is not stated: there is
 * none.
 */
export const FI_VSRALVYV: ListFormat = {
  mediaType: 'text/plain',
  extension: 'txt',
  encoding: 'latin1',
  codes: { goods: '210', services: '211', triangular: '212' },
  amounts: 'hundredths',
  corrections: 'in_sum',
  takesZero: false,
  takesNegative: true,
  most: 100_000,
  missing: () => [],
  write: (rows, { owner, period, at }) => {
    const customers = byCustomer(rows)
    const own = owner.vatId.slice(2)
    return [
      '000:VSRALVYV',
      `198:${stampOf(at)}`,
      '048:Bordereau',
      `010:${own.slice(0, 7)}-${own.slice(7)}`,
      `052:${Number(partOfYear(period))}`,
      `053:${period.key.slice(0, 4)}`,
      `001:${customers.length}`,
      ...customers.flatMap((group, i) => [
        `102:${group[0]?.prefix ?? ''}`,
        `103:${group[0]?.number ?? ''}`,
        `210:${withHundredths(amountOf(group, 'goods') ?? 0n, ',')}`,
        `211:${withHundredths(amountOf(group, 'services') ?? 0n, ',')}`,
        `212:${withHundredths(amountOf(group, 'triangular') ?? 0n, ',')}`,
        `009:${i + 1}`,
      ]),
      '999:1',
    ]
      .map(line => line + END)
      .join('')
  },
  source:
    'https://www.vero.fi/contentassets/ef5905e0f5b74bcba89aa9ba9c34015d/tietuekuvaus_vsralvyv_swe.pdf',
}

/**
 * Spain's modelo 349: records of 500 characters in ISO 8859-1. Corrections of earlier periods are records of their own with
 * the sum that was declared before, which is not known here, so they are entered by hand. By the order HAC/174/2020 as an
 * open program has it.
 */
export const ES_349: ListFormat = {
  mediaType: 'text/plain',
  extension: 'txt',
  encoding: 'latin1',
  codes: { goods: 'E', triangular: 'T', services: 'S' },
  amounts: 'hundredths',
  corrections: 'elsewhere',
  takesZero: false,
  takesNegative: false,
  most: 999_999_999,
  missing: ({ contact }) => [
    ...(contact.name.trim() === '' ? ['contactName'] : []),
    ...(contact.phone.trim() === '' ? ['phone'] : []),
  ],
  write: (rows, context) =>
    [declarantOf(rows, context), ...rows.map(row => operatorOf(row, context))]
      .map(line => line + END)
      .join(''),
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2020-2855',
}

function declarantOf(rows: readonly FileRow[], { owner, period }: FileContext): string {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
  return [
    '1349',
    period.key.slice(0, 4),
    wide(owner.vatId.slice(2), 9),
    wide(capitals(owner.name), 40),
    'T',
    digits(BigInt(owner.contact.phone.replace(/\D/g, '').slice(-9) || '0'), 9),
    wide(capitals(owner.contact.name), 40),
    `349${period.from.slice(0, 4)}${period.from.slice(5, 7)}0001`,
    wide('', 2),
    digits(0n, 13),
    period.unit === 'quarter' ? `${partOfYear(period)}T` : partOfYear(period),
    digits(BigInt(rows.length), 9),
    digits(total, 15),
    digits(0n, 9),
    digits(0n, 15),
    // No change of period; blanks, the number of a representative, blanks, the electronic seal.
    wide('', 1 + 204 + 9 + 88 + 13),
  ].join('')
}

function operatorOf(row: FileRow, { owner, period }: FileContext): string {
  return [
    '2349',
    period.key.slice(0, 4),
    wide(owner.vatId.slice(2), 9),
    wide('', 58),
    wide(row.prefix + row.number, 17),
    wide(capitals(row.name), 40),
    codeOf(ES_349, row),
    digits(row.amount, 13),
    wide('', 354),
  ].join('')
}

/** Capital letters without marks, but Ñ and Ç, which ISO 8859-1 has. */
function capitals(text: string): string {
  return Array.from(text.toUpperCase().replace(/\s+/g, ' '), letter =>
    letter === 'Ñ' || letter === 'Ç' ? letter : plainText(letter) || ' ',
  ).join('')
}

function wide(text: string, length: number): string {
  return text.slice(0, length).padEnd(length)
}

function digits(value: bigint, length: number): string {
  return value.toString().padStart(length, '0')
}

/** ASCII without the sign that separates fields. */
function field(text: string, most: number): string {
  return plainText(text.replaceAll(';', ' ')).slice(0, most).trim()
}

function codeOf({ codes }: ListFormat, { kind }: FileRow): string {
  return codes[kind] ?? ''
}

function amountOf(rows: readonly FileRow[], kind: ListKind): bigint | undefined {
  return rows.find(row => row.kind === kind)?.amount
}

function customerOf([first]: readonly FileRow[]): string {
  return first ? first.prefix + first.number : ''
}

/** Universal time as DDMMYYYYhhmmss. */
function stampOf(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T')
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}${month}${year}${time.slice(0, 8).replaceAll(':', '')}`
}
