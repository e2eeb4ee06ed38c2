import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate, offerZero } from '../offer.ts'
import { KLEINUNTERNEHMER, LAWS } from './legal-notes.ts'

/** 16 % and 5 % were the rates of the second half of 2020 (UStG § 28 of that time). */
const LOWERED = { from: '2020-07-01', until: '2020-12-31', article: '§ 28 UStG' }
const SINCE = '2021-01-01'
const BEFORE = { from: '2007-01-01', until: '2020-06-30' }

/** UStG § 12; the zero rate is for photovoltaic systems, § 12 (3). */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '19', NAMES.standard, { from: SINCE, article: '§ 12 Abs. 1 UStG' }),
  offerRate('reduced', '7', NAMES.reduced, { from: SINCE, article: '§ 12 Abs. 2 UStG' }),
  offerRate('standard', '16', NAMES.standard, LOWERED),
  offerRate('reduced', '5', NAMES.reduced, LOWERED),
  offerRate('standard', '19', NAMES.standard, { ...BEFORE, article: '§ 12 Abs. 1 UStG' }),
  offerRate('reduced', '7', NAMES.reduced, { ...BEFORE, article: '§ 12 Abs. 2 UStG' }),
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
      nl: 'Kleine onderneming',
      pt: 'Pequena empresa',
    },
    KLEINUNTERNEHMER,
    '§ 19 UStG',
  ),
  ...euExemptions(LAWS),
]
