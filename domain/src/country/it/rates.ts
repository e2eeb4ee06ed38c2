import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate } from '../offer.ts'
import { FORFETTARIO, LAWS } from './sentences.ts'

/** DPR 633/1972 art. 16 and table A. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '22', NAMES.standard),
  offerRate('reduced', '10', NAMES.reduced),
  offerRate('reduced_5', '5', { en: 'Second reduced rate', it: 'Aliquota ridotta 5 %' }),
  offerRate('super_reduced', '4', { en: 'Super-reduced rate', it: 'Aliquota minima' }),
  offerExempt(
    'small_business',
    'E',
    '',
    { en: 'Flat-rate scheme', it: 'Regime forfettario' },
    FORFETTARIO,
  ),
  ...euExemptions(LAWS),
]
