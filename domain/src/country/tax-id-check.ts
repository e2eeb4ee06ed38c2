import type { Validator } from 'stdnum/lib/cjs/types.js'
import { type Decision, accept, refuse } from '../decision.ts'
import type { TaxIdRefusal } from './tax-id-kind.ts'

/**
 * The check of a kind of number. It takes the number in capitals, without separators and without the letters of its
 * country, and returns the form that is stored, again without those letters, or why the number is invalid.
 */
export type TaxIdCheck = (bare: string) => Decision<string, TaxIdRefusal>

/** stdnum's modules are imported one by one: its index would load a hundred countries into the browser. */
export type StdnumModule = Pick<Validator, 'validate'>

/**
 * The check by stdnum. It removes the letters of the country once: a French number may begin with the letters FR
 * without them (they are its two check characters), so they are put before it.
 */
export function stdnumCheck(module: StdnumModule, prefix = ''): TaxIdCheck {
  return bare => {
    // The letters of the country alone: some modules throw at a number without a digit.
    if (bare === '') return refuse('wrong_length')
    const result = module.validate(prefix + bare)
    return result.isValid
      ? accept(result.compact)
      : refuse(REFUSALS[result.error.name] ?? 'wrong_format')
  }
}

const REFUSALS: Readonly<Record<string, TaxIdRefusal>> = {
  InvalidLength: 'wrong_length',
  InvalidFormat: 'wrong_format',
  InvalidComponent: 'wrong_format',
  InvalidChecksum: 'wrong_checksum',
}

/** A number without a checksum: only its format is checked. */
export function shapeCheck(shape: RegExp): TaxIdCheck {
  return bare => (shape.test(bare) ? accept(bare) : refuse('wrong_format'))
}

/** The check of a number whose first digit is never 0, which stdnum does not know of every country. */
export function withoutLeadingZero(check: TaxIdCheck): TaxIdCheck {
  return bare => (bare.startsWith('0') ? refuse('wrong_format') : check(bare))
}

/** The sum of the digits, each times its weight. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0)
}

/** Whether a day with this month of this year (four digits) is in the calendar. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
