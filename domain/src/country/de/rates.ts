import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate, offerZero } from '../offer.ts'
import { KLEINUNTERNEHMER, LAWS } from './legal-notes.ts'

/** The rates of 16 % and 5 % ended with the year 2020. */
const SINCE = '2021-01-01'

/** UStG § 12; the zero rate is for photovoltaic systems, § 12 (3). */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '19', NAMES.standard, { from: SINCE, article: '§ 12 Abs. 1 UStG' }),
  offerRate('reduced', '7', NAMES.reduced, { from: SINCE, article: '§ 12 Abs. 2 UStG' }),
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
    '§ 19 UStG',
  ),
  ...euExemptions(LAWS),
]
