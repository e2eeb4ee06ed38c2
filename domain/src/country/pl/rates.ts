import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate, offerZero } from '../offer.ts'
import { LAWS, SUBJECTIVE } from './sentences.ts'

/** Ustawa o VAT, art. 41 and 146ef. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '23', NAMES.standard),
  offerRate('reduced', '8', NAMES.reduced),
  offerRate('reduced_5', '5', { en: 'Second reduced rate', pl: 'Druga stawka obniżona' }),
  offerZero('zero', NAMES.zero),
  offerExempt(
    'small_business',
    'E',
    '',
    { en: 'Small business', pl: 'Zwolnienie podmiotowe' },
    SUBJECTIVE,
  ),
  ...euExemptions(LAWS),
]
