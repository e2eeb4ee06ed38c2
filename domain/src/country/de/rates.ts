import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate, offerZero } from '../offer.ts'
import { KLEINUNTERNEHMER, LAWS } from './legal-notes.ts'

/** UStG § 12; the zero rate is for photovoltaic systems, § 12 (3). */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '19', NAMES.standard),
  offerRate('reduced', '7', NAMES.reduced),
  offerZero('zero', NAMES.zero),
  offerExempt(
    'small_business',
    'E',
    '',
    {
      en: 'Small business',
      fr: 'Franchise en base',
      es: 'Pequeña empresa',
      pl: 'Mała firma',
      it: 'Piccola impresa',
      hi: 'लघु व्यवसाय',
      ar: 'منشأة صغيرة',
      de: 'Kleinunternehmer',
    },
    KLEINUNTERNEHMER,
  ),
  ...euExemptions(LAWS),
]
