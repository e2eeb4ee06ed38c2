import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate, offerZero } from '../offer.ts'
import { FRANCHISE, LAWS } from './legal-notes.ts'

/** Royal decree no. 20 of 20 July 1970. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '21', NAMES.standard, {
    from: '1996-01-01',
    article: 'art. 1 AR n° 20 / KB nr. 20',
  }),
  offerRate('intermediate', '12', {
    en: 'Intermediate rate',
    es: 'Tipo intermedio',
    pl: 'Stawka pośrednia',
    it: 'Aliquota intermedia',
    hi: 'मध्यवर्ती दर',
    ar: 'نسبة متوسطة',
    fr: 'Taux intermédiaire',
    nl: 'Tussentarief',
    de: 'Zwischensatz',
    pt: 'Taxa intermédia',
  }),
  offerRate('reduced', '6', NAMES.reduced),
  offerZero('zero', NAMES.zero),
  offerExempt(
    'small_business',
    'E',
    '',
    {
      en: 'Small business',
      de: 'Kleinunternehmer',
      es: 'Pequeña empresa',
      pl: 'Mała firma',
      it: 'Piccola impresa',
      hi: 'लघु व्यवसाय',
      ar: 'منشأة صغيرة',
      fr: 'Franchise de la taxe',
      nl: 'Kleine onderneming',
      pt: 'Pequena empresa',
    },
    FRANCHISE,
    'art. 56bis CTVA / W.btw',
  ),
  ...euExemptions(LAWS),
]
