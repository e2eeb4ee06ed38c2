import type { ListKind, ListRow } from '@bordereau/domain/returns/sales-list'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import type { Address, Contact } from '@bordereau/domain/party/party'
import { type Minor, sumOf } from '@bordereau/domain/money/currency'
import { divideRounded } from '@bordereau/domain/money/decimal'

/** The company whose list it is. */
export type ListOwner = {
  readonly name: string
  /** With the letters of its state. */
  readonly vatId: string
  readonly address: Address
  readonly contact: Contact
  /** Of a natural person in business under its own name. */
  readonly person?: {
    readonly firstName: string
    readonly lastName: string
    readonly birthDate: string
  }
  /** The code of the tax office, and the number under which it knows the company; '' where not known. */
  readonly taxOffice: string
  readonly taxNumber: string
}

/** A row as it is written; `amount` in the unit of the format: whole units of the currency, or hundredths. */
export type FileRow = {
  readonly prefix: string
  readonly number: string
  readonly name: string
  readonly kind: ListKind
  readonly amount: bigint
  /** How many documents are in it. */
  readonly count: number
  /** The period that it corrects, where corrections are rows of their own. */
  readonly corrects?: string
}

export type FileContext = {
  readonly owner: ListOwner
  readonly period: ReportPeriod
  readonly at: Date
}

/** What a format is: its codes and limits as data, and its text. */
export type ListFormat = {
  readonly mediaType: 'text/csv' | 'text/plain' | 'application/xml'
  readonly extension: 'csv' | 'txt' | 'xml'
  readonly encoding: 'utf-8' | 'latin1'
  /** The code of each kind that it has. */
  readonly codes: Readonly<Partial<Record<ListKind, string>>>
  /** Whole units without the hundredths, or rounded half away from zero; or hundredths. */
  readonly amounts: 'cut' | 'rounded' | 'hundredths'
  /** Corrections of earlier periods: in the sum of the customer, as rows of their own, or handed in otherwise. */
  readonly corrections: 'in_sum' | 'own_rows' | 'elsewhere'
  /** Whether a row of nothing can be written, and one below nothing. */
  readonly takesZero: boolean
  readonly takesNegative: boolean
  /** Rows that one file can have. */
  readonly most: number
  /** What it needs of the company, by name, where that is missing. */
  readonly missing: (owner: ListOwner) => readonly string[]
  readonly write: (rows: readonly FileRow[], context: FileContext) => string
  /** Where the format is described. */
  readonly source: string
}

/** Rows that a file does not have, with the reason: it never leaves one out without saying so. */
export type LeftOutRow = {
  readonly reason: 'kind' | 'zero' | 'negative' | 'correction'
  readonly prefix: string
  readonly number: string
  readonly kind: ListKind
  readonly amount: Minor
}

export type PreparedRows = {
  readonly rows: readonly FileRow[]
  readonly leftOut: readonly LeftOutRow[]
}

/** The rows of a list as a format can state them; amounts of the list are in hundredths of the currency. */
export function prepareRows(list: readonly ListRow[], format: ListFormat): PreparedRows {
  const prepared = list.flatMap(row => partsOf(row, format))
  return {
    rows: prepared.flatMap(({ row, reason }) => (reason === undefined ? [row] : [])),
    leftOut: prepared.flatMap(({ row, reason, amount }) => {
      const { prefix, number, kind } = row
      return reason === undefined ? [] : [{ reason, prefix, number, kind, amount }]
    }),
  }
}

type Part = {
  readonly row: FileRow
  readonly amount: Minor
  readonly reason?: LeftOutRow['reason'] | undefined
}

function partsOf(row: ListRow, format: ListFormat): readonly Part[] {
  const { prefix, number, name, kind, documents } = row
  const base = { prefix, number, name, kind }
  const isInSum = format.corrections === 'in_sum'
  const groups = Map.groupBy(documents, ({ corrects }) => (isInSum ? '' : (corrects ?? '')))
  return [...groups].map(([corrects, own]): Part => {
    const amount = sumOf(own.map(one => one.amount))
    const written = inUnit(amount, format.amounts)
    const named = corrects === '' ? {} : { corrects }
    const reason = reasonFor({ written, kind, corrects }, format)
    return { row: { ...base, amount: written, count: own.length, ...named }, amount, reason }
  })
}

function reasonFor(
  { written, kind, corrects }: { written: bigint; kind: ListKind; corrects: string },
  { codes, corrections, takesZero, takesNegative }: ListFormat,
): LeftOutRow['reason'] | undefined {
  if (codes[kind] === undefined) return 'kind'
  if (corrects !== '' && corrections === 'elsewhere') return 'correction'
  if (written === 0n && !takesZero) return 'zero'
  return written < 0n && !takesNegative ? 'negative' : undefined
}

/** Cut towards zero, as whole euros of tax returns are. */
export function inUnit(amount: Minor, unit: ListFormat['amounts']): bigint {
  if (unit === 'hundredths') return amount
  return unit === 'cut' ? amount / 100n : divideRounded(amount, 100n)
}

/** 12345 → '123.45', with another sign between where the format has it. */
export function withHundredths(amount: bigint, point = '.'): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}${point}${digits.slice(-2)}`
}

/** The rows of each customer: some formats have one line for all kinds. */
export function byCustomer(rows: readonly FileRow[]): readonly (readonly FileRow[])[] {
  return [...Map.groupBy(rows, ({ prefix, number }) => `${prefix}${number}`).values()]
}

/** Letters without marks, and only what ASCII has: formats of unknown or old encodings read these everywhere. */
export function plainText(text: string): string {
  const replaced = text.replace(/[ßæøłđœ]/gi, letter => {
    const plain = REPLACED[letter.toLowerCase()] ?? letter
    return letter === letter.toLowerCase() ? plain : plain.toUpperCase()
  })
  return replaced
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\u0020-\u007e]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

const REPLACED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  œ: 'oe',
}

/** '11' or the number of the quarter: the part of a period's key after the year. */
export function partOfYear({ key, unit }: ReportPeriod): string {
  return unit === 'quarter' ? key.slice(-1) : key.slice(5, 7)
}
