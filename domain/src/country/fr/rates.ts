import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate } from '../offer.ts'
import { FRANCHISE, LAWS } from './legal-notes.ts'

/** CGI art. 278, 279, 278-0 bis, 281 quater and following. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '20', NAMES.standard),
  offerRate('intermediate', '10', {
    en: 'Intermediate rate',
    de: 'Zwischensatz',
    es: 'Tipo intermedio',
    pl: 'Stawka pośrednia',
    it: 'Aliquota intermedia',
    hi: 'मध्यवर्ती दर',
    ar: 'نسبة متوسطة',
    fr: 'Taux intermédiaire',
  }),
  offerRate('reduced', '5.5', NAMES.reduced),
  offerRate('special', '2.1', {
    en: 'Special rate',
    de: 'Sondersatz',
    es: 'Tipo especial',
    pl: 'Stawka szczególna',
    it: 'Aliquota speciale',
    hi: 'विशेष दर',
    ar: 'نسبة خاصة',
    fr: 'Taux particulier',
  }),
  offerExempt(
    'small_business',
    'E',
    'VATEX-FR-FRANCHISE',
    {
      en: 'Small business',
      de: 'Kleinunternehmer',
      es: 'Pequeña empresa',
      pl: 'Mała firma',
      it: 'Piccola impresa',
      hi: 'लघु व्यवसाय',
      ar: 'منشأة صغيرة',
      fr: 'Franchise en base',
    },
    FRANCHISE,
  ),
  ...euExemptions(LAWS),
]
