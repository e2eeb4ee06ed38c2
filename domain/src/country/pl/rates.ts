import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate, offerZero } from '../offer.ts'
import { LAWS, SUBJECTIVE } from './legal-notes.ts'

/** Ustawa o VAT, art. 41 and 146ef. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '23', NAMES.standard, {
    from: '2011-01-01',
    article: 'art. 41 ust. 1, art. 146ef ustawy o VAT',
  }),
  offerRate('reduced', '8', NAMES.reduced),
  offerRate('reduced_5', '5', {
    en: 'Second reduced rate',
    it: 'Seconda aliquota ridotta',
    fr: 'Second taux réduit',
    de: 'Zweiter ermäßigter Satz',
    es: 'Segundo tipo reducido',
    hi: 'दूसरी घटी हुई दर',
    ar: 'نسبة مخفضة ثانية',
    pl: 'Druga stawka obniżona',
    nl: 'Tweede verlaagd tarief',
    pt: 'Segunda taxa reduzida',
  }),
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
      it: 'Piccola impresa',
      hi: 'लघु व्यवसाय',
      ar: 'منشأة صغيرة',
      pl: 'Zwolnienie podmiotowe',
      nl: 'Kleine onderneming',
      pt: 'Pequena empresa',
    },
    SUBJECTIVE,
    'art. 113 ust. 1 ustawy o VAT',
  ),
  ...euExemptions(LAWS),
]
