import { type Decimal, parseDecimal } from '@bordereau/domain/money/decimal'
import {
  type DecimalMark,
  decimalMarkOf,
  markOf,
  readNumber,
  withoutCurrency,
} from '../../imports/number.ts'
import { asciiDigits } from './days.ts'

/** Digits with their marks, and what says the sign. */
type Written = { readonly digits: string; readonly isNegative: boolean; readonly isCredit: boolean }

/**
 * An amount as banks write it: '1.234,56', '(100,00)', '100,00-', '100.00 CR', 'Kč 5', '−5 €'. Undefined: it is none. An
 * amount that can be read in one way only is read so; others, such as '1.234', by the mark of the column.
 */
export function signedDecimal(text: string, mark: DecimalMark): Decimal | undefined {
  const written = writtenIn(text)
  if (!written || (written.isCredit && written.isNegative)) return undefined
  const number = readNumber(
    written.digits.replace(/^(?=[.,])/, '0'),
    markOf(written.digits) ?? mark,
  )
  return number === undefined || !written.isNegative ? number : parseDecimal(`-${number}`)
}

/** Whether a cell says that there is no amount: empty, '--', 'n/a'. */
export function isNoAmount(text: string): boolean {
  return /^(?:[-\u2010-\u2015\u2212]*|n\.?\/?a\.?|k\.?a\.?|null|nil|none)$/i.test(text.trim())
}

/**
 * The decimal mark of amounts in a currency. Where all of them have three digits after their only mark, it separates
 * thousands in a currency with two decimals or none.
 */
export function markOfAmounts(
  cells: readonly string[],
  delimiter: string,
  decimals: number,
): DecimalMark {
  const digits = cells.flatMap(cell => writtenIn(cell)?.digits ?? [])
  const isOpen = digits.every(one => markOf(one) === undefined)
  const ambiguous = digits.find(one => /[.,]/.test(one))
  if (isOpen && ambiguous !== undefined && decimals <= 2) return ambiguous.includes('.') ? ',' : '.'
  return decimalMarkOf(digits, delimiter)
}

function writtenIn(text: string): Written | undefined {
  // Most amounts of a long file.
  const [, minus, plain] = /^(-?)(\d+(?:[.,]\d+)*)$/.exec(text) ?? []
  if (plain !== undefined) return { digits: plain, isNegative: minus === '-', isCredit: false }
  let rest = asciiDigits(text)
    .replace(/[\s'’´`\u200b-\u200f\u061c\u066c\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replaceAll('\u066b', '.')
  const found: string[] = []
  for (let before = ''; before !== rest;) {
    before = rest
    rest = withoutCurrency(rest)
    for (const pattern of AROUND)
      rest = rest.replace(pattern, (_, one: string, other: string) => {
        found.push((/^[\d.,]/.test(one) ? other : one).toLowerCase())
        return /^[\d.,]/.test(one) ? one : other
      })
  }
  const [signs, brackets, words] = [/^[+-]$/, /^\($/, /^[a-z]/].map(kind =>
    found.filter(one => kind.test(one)),
  )
  const isTwice = [signs, brackets, words].some(ones => (ones?.length ?? 0) > 1)
  // '5,-' is five in some countries and a payment of five in others.
  const isOpen = /[.,]$/.test(rest) && found.includes('-')
  if (!/^[\d.,]*\d[\d.,]*$/.test(rest) || isTwice || isOpen) return undefined
  const isDebit = words?.some(word => DEBIT.has(word)) ?? false
  return {
    digits: rest,
    isNegative: isDebit || found.includes('-') || found.includes('('),
    isCredit: words?.length === 1 && !isDebit,
  }
}

const WORDS = 'cr|dr|c|d|s|h|soll|haben|credit|debit'
const DEBIT: ReadonlySet<string> = new Set(['dr', 'd', 's', 'soll', 'debit'])
/** A sign or a word before or after an amount, and brackets around it. */
const AROUND = [
  /^([+-])(.*\d.*)$/,
  /^(.*\d.*?)([+-])$/,
  /^(\()(.*\d.*)\)$/,
  new RegExp(`^(${WORDS})\\.?(?=[^a-z])(.*\\d.*)$`, 'i'),
  new RegExp(`^(.*[\\d.,)+-])(${WORDS})\\.?$`, 'i'),
]
