import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate, offerZero } from '../offer.ts'
import { KOR, LAWS } from './legal-notes.ts'

/** Wet op de omzetbelasting 1968, art. 9. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '21', NAMES.standard, {
    from: '2012-10-01',
    article: 'art. 9 lid 1 Wet OB 1968',
  }),
  offerRate('reduced', '9', NAMES.reduced, { from: '2019-01-01' }),
  offerZero('zero', NAMES.zero),
  offerExempt(
    'small_business',
    'E',
    '',
    {
      en: 'Small business',
      fr: 'Franchise en base',
      de: 'Kleinunternehmer',
      es: 'Pequeña empresa',
      pl: 'Mała firma',
      it: 'Piccola impresa',
      hi: 'लघु व्यवसाय',
      ar: 'منشأة صغيرة',
      nl: 'Kleineondernemersregeling',
      pt: 'Pequena empresa',
    },
    KOR,
    'art. 25 Wet OB 1968',
  ),
  ...euExemptions(LAWS),
]
