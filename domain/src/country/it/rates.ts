import { EXPORT, cited } from '../../tax-category/notices.ts'
import type { OfferedTax } from '../country.ts'
import { NAMES, euExemptions, offerExempt, offerRate } from '../offer.ts'
import { FORFETTARIO, LAWS } from './legal-notes.ts'

/** Goods to San Marino and to the Vatican City have an article of their own. */
const LAW_SAN_MARINO = 'art. 71 DPR 633/1972'
const SAN_MARINO = {
  en: 'Goods to San Marino or the Vatican',
  fr: 'Biens vers Saint-Marin ou le Vatican',
  de: 'Waren nach San Marino oder in den Vatikan',
  es: 'Bienes a San Marino o al Vaticano',
  it: 'Beni a San Marino o al Vaticano',
  pl: 'Towary do San Marino lub Watykanu',
  hi: 'सैन मारिनो या वेटिकन को माल',
  ar: 'سلع إلى سان مارينو أو الفاتيكان',
  nl: 'Goederen naar San Marino of Vaticaanstad',
  pt: 'Bens para São Marinho ou o Vaticano',
}

/** Sums that are not part of the taxable amount: disbursements, penalties, the stamp duty charged to the buyer. */
const LAW_EXCLUDED = 'art. 15 DPR 633/1972'
const EXCLUDED = {
  en: 'Not part of the taxable amount',
  fr: 'Exclu de la base imposable',
  de: 'Nicht Teil der Bemessungsgrundlage',
  es: 'Excluido de la base imponible',
  it: 'Escluso dalla base imponibile',
  pl: 'Wyłączone z podstawy opodatkowania',
  hi: 'कर योग्य राशि में शामिल नहीं',
  ar: 'غير مشمول في الوعاء الضريبي',
  nl: 'Geen deel van de maatstaf van heffing',
  pt: 'Não faz parte do valor tributável',
}

/** DPR 633/1972 art. 16 and table A. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '22', NAMES.standard, {
    from: '2013-10-01',
    article: 'art. 16 DPR 633/1972',
  }),
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
    nl: 'Tweede verlaagd tarief',
    pt: 'Segunda taxa reduzida',
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
    nl: 'Superverlaagd tarief',
    pt: 'Taxa super-reduzida',
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
      nl: 'Forfaitaire regeling',
      pt: 'Regime forfetário',
    },
    FORFETTARIO,
    'art. 1, c. 54-89 L. 190/2014',
  ),
  offerExempt('excluded', 'E', '', EXCLUDED, cited(EXCLUDED, LAW_EXCLUDED), LAW_EXCLUDED),
  offerExempt(
    'export_san_marino',
    'G',
    'VATEX-EU-G',
    SAN_MARINO,
    cited(EXPORT, LAW_SAN_MARINO),
    LAW_SAN_MARINO,
  ),
  ...euExemptions(LAWS),
]
