import { expect, test } from 'vitest'
import { initialRoundTo, roundingStepOf } from './round-to.ts'

// WZG art. 4 (Switzerland, by choice); CGST Act 2017 s. 170 (India, always).
test.each([
  ['CH', 'CHF', '0.05', null],
  ['CH', 'EUR', undefined, null],
  ['IN', 'INR', '1', '1'],
  ['IN', 'USD', undefined, null],
  ['FR', 'EUR', undefined, null],
])(
  'in %s amounts due in %s may be rounded to %s, and are at first to %s',
  (country, currency, step, first) => {
    expect(roundingStepOf(country, currency)?.step).toBe(step)
    expect(initialRoundTo(country, currency)).toBe(first)
  },
)
