import { EXPORT, cited } from '../../tax-category/notices.ts'
import type { LocalText } from '../../local-text.ts'
import type { OfferedTax } from '../country.ts'
import {
  type EuCitations,
  NAMES,
  euExemptions,
  inForceWithin,
  offerExempt,
  offerRate,
} from '../offer.ts'
import { FORFETTARIO, LAWS, UNIFIED_LAWS } from './legal-notes.ts'
import { UNIFIED_FROM, unified } from './unified-text.ts'

/** Goods to San Marino and to the Vatican City have an article of their own. */
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

const UNTIL = '2026-12-31'

/** DPR 633/1972 art. 16 and table A; from 2027-01-01 the unified text, with the same rates. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '22', NAMES.standard, {
    from: '2013-10-01',
    until: UNTIL,
    article: 'art. 16 DPR 633/1972',
  }),
  offerRate('standard', '22', NAMES.standard, { from: UNIFIED_FROM, article: unified('34') }),
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
  ...inForceWithin(
    { until: UNTIL },
    withoutTax(LAWS, 'art. 15 DPR 633/1972', 'art. 71 DPR 633/1972'),
  ),
  ...inForceWithin(
    { from: UNIFIED_FROM },
    withoutTax(UNIFIED_LAWS, unified('29'), unified('50')).map(inUnifiedWords),
  ),
]

/** The unified text says "intraunionale" where the laws before it said "intracomunitario". */
function inUnifiedWords(tax: OfferedTax): OfferedTax {
  const { name, reason } = tax
  return {
    ...tax,
    name: renamed(name),
    ...(reason === undefined ? {} : { reason: renamed(reason) }),
  }
}

function renamed(text: LocalText): LocalText {
  const { it } = text
  return it === undefined ? text : { ...text, it: it.replace('intracomunitaria', 'intraunionale') }
}

function withoutTax(
  laws: EuCitations,
  lawExcluded: string,
  lawSanMarino: string,
): readonly OfferedTax[] {
  return [
    offerExempt('excluded', 'E', '', EXCLUDED, cited(EXCLUDED, lawExcluded), lawExcluded),
    offerExempt(
      'export_san_marino',
      'G',
      'VATEX-EU-G',
      SAN_MARINO,
      cited(EXPORT, lawSanMarino),
      lawSanMarino,
    ),
    ...euExemptions(laws),
  ]
}
