import { type LocalDate, parseDate } from '@bordereau/domain/date'
import {
  type Decimal,
  compare,
  decimal as decimalOf,
  isNegative,
  parseDecimal,
} from '@bordereau/domain/money/decimal'
import * as z from 'zod/mini'

/**
 * The figures of the trade as they travel: decimals and amounts are text, dates 'YYYY-MM-DD'. Apart from the other
 * values, for the first pages have no figures and need not fetch how they are read.
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

/** A rate of tax in percent. */
export const rate = decimal.check(
  z.refine(value => !isNegative(value) && compare(value, HUNDRED) <= 0, 'Not a rate'),
)

/** An amount with the decimals of the currency beside it: '165.01'. */
export const amount = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))

/** A day of business: a year typed wrong is no date, nor one that arithmetic or the database cannot hold. */
export const date = z.pipe(
  z.string(),
  z.transform((value: string, context): LocalDate => {
    const read = parseDate(value)
    if (read !== undefined && value >= '1900-01-01' && value < '2200-01-01') return read
    context.issues.push({ code: 'custom', message: 'Not a date', input: value })
    return z.NEVER
  }),
)
