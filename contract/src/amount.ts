import { type LocalDate, parseBusinessDate, parseDate } from '@bordereau/domain/date'
import {
  type Decimal,
  compare,
  decimal as decimalOf,
  isNegative,
  parseDecimal,
} from '@bordereau/domain/money/decimal'
import * as z from 'zod/mini'

/**
 * Decimals, amounts and dates as JSON: decimals and amounts are text, dates 'YYYY-MM-DD'. In a module of their own,
 * because the first pages have none of them and need not load the parsers.
 */

const HUNDRED = decimalOf('100')

export const decimal = z.pipe(
  z.string().check(z.maxLength(40)),
  z.transform((value: string, context): Decimal => {
    const read = parseDecimal(value)
    if (read !== undefined) return read
    context.issues.push({ code: 'custom', message: 'Not a number', input: value })
    return z.NEVER
  }),
)

/** A tax rate in percent. */
export const rate = decimal.check(
  z.refine(value => !isNegative(value) && compare(value, HUNDRED) <= 0, 'Not a rate'),
)

/** An amount with the decimals of the currency beside it: '165.01'. */
export const amount = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))

/** A business date: refuses mistyped years too. */
export const date = dateBy(parseBusinessDate)

/** A date of a response, as it is stored: earlier releases stored mistyped years, which must be seen to be changed. */
export const storedDate = dateBy(parseDate)

function dateBy(parse: (text: string) => LocalDate | undefined) {
  return z.pipe(
    z.string(),
    z.transform((value: string, context): LocalDate => {
      const read = parse(value)
      if (read !== undefined) return read
      context.issues.push({ code: 'custom', message: 'Not a date', input: value })
      return z.NEVER
    }),
  )
}
