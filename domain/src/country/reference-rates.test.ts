import { expect, test } from 'vitest'
import { addDays } from '../date.ts'
import {
  BANK_OF_ENGLAND,
  EUROPEAN_CENTRAL_BANK,
  NARODOWY_BANK_POLSKI,
  RESERVE_BANK_OF_INDIA,
  referenceRateOn,
} from './reference-rates.ts'

test.each([EUROPEAN_CENTRAL_BANK, BANK_OF_ENGLAND, NARODOWY_BANK_POLSKI, RESERVE_BANK_OF_INDIA])(
  'a rate is known until its last day, and not guessed after it',
  reference => {
    const { rates, until } = reference
    expect(referenceRateOn(reference, until)).toBe(rates.at(-1))
    expect(referenceRateOn(reference, addDays(until, 1))).toBeUndefined()
    for (const [i, rate] of rates.entries()) {
      expect(referenceRateOn(reference, rate.from)?.rate).toBe(
        rates.findLast(({ from }) => from === rate.from)?.rate,
      )
      if (i === 0) expect(referenceRateOn(reference, addDays(rate.from, -1))).toBeUndefined()
    }
  },
)
