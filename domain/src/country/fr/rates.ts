import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate } from '../offer.ts'
import { FRANCHISE, LAWS } from './sentences.ts'

/** CGI art. 278, 279, 278-0 bis, 281 quater and following. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '20', NAMES.standard),
  offerRate('intermediate', '10', {
    en: 'Intermediate rate',
    fr: 'Taux intermédiaire',
  }),
  offerRate('reduced', '5.5', NAMES.reduced),
  offerRate('special', '2.1', { en: 'Special rate', fr: 'Taux particulier' }),
  offerExempt(
    'small_business',
    'E',
    'VATEX-FR-FRANCHISE',
    { en: 'Small business', fr: 'Franchise en base' },
    FRANCHISE,
  ),
  ...euExemptions(LAWS),
]
