import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate, offerZero } from '../offer.ts'
import { KOR, LAWS } from './legal-notes.ts'

/** Wet op de omzetbelasting 1968, art. 9. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '21', NAMES.standard),
  offerRate('reduced', '9', NAMES.reduced),
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
    },
    KOR,
  ),
  ...euExemptions(LAWS),
]
