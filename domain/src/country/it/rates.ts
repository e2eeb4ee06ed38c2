import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate } from '../offer.ts'
import { FORFETTARIO, LAWS } from './legal-notes.ts'

/** DPR 633/1972 art. 16 and table A. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '22', NAMES.standard),
  offerRate('reduced', '10', NAMES.reduced),
  offerRate('reduced_5', '5', {
    en: 'Second reduced rate',
    fr: 'Second taux réduit',
    de: 'Zweiter ermäßigter Satz',
    es: 'Segundo tipo reducido',
    pl: 'Druga stawka obniżona',
    hi: 'दूसरी घटी हुई दर',
    ar: 'نسبة مخفضة ثانية',
    it: 'Aliquota ridotta 5 %',
  }),
  offerRate('super_reduced', '4', {
    en: 'Super-reduced rate',
    es: 'Tipo superreducido',
    fr: 'Taux super-réduit',
    de: 'Stark ermäßigter Satz',
    pl: 'Stawka superobniżona',
    hi: 'अति घटी हुई दर',
    ar: 'نسبة مخفضة جدًا',
    it: 'Aliquota minima',
  }),
  offerExempt(
    'small_business',
    'E',
    '',
    {
      en: 'Flat-rate scheme',
      fr: 'Régime forfaitaire',
      de: 'Pauschalregelung',
      es: 'Régimen forfetario',
      pl: 'Ryczałt',
      hi: 'एकमुश्त योजना',
      ar: 'نظام الضريبة المقطوعة',
      it: 'Regime forfettario',
    },
    FORFETTARIO,
  ),
  ...euExemptions(LAWS),
]
