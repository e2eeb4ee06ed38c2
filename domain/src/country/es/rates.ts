import type { OfferedTax } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import { decimal } from '../../money/decimal.ts'
import { NAMES, euExemptions, offerFreeRate, offerParts, offerRate } from '../offer.ts'
import { LAWS } from './legal-notes.ts'

const IGIC: LocalText = {
  en: 'IGIC (Canary Islands)',
  fr: 'IGIC (îles Canaries)',
  de: 'IGIC (Kanarische Inseln)',
  pl: 'IGIC (Wyspy Kanaryjskie)',
  it: 'IGIC (Isole Canarie)',
  hi: 'IGIC (कैनरी द्वीप)',
  ar: 'IGIC (جزر الكناري)',
  es: 'IGIC (Canarias)',
  nl: 'IGIC (Canarische Eilanden)',
  pt: 'IGIC (Canárias)',
}

const IPSI: LocalText = {
  en: 'IPSI (Ceuta and Melilla)',
  fr: 'IPSI (Ceuta et Melilla)',
  de: 'IPSI (Ceuta und Melilla)',
  pl: 'IPSI (Ceuta i Melilla)',
  it: 'IPSI (Ceuta e Melilla)',
  hi: 'IPSI (सेउटा और मेलिया)',
  ar: 'IPSI (سبتة ومليلية)',
  es: 'IPSI (Ceuta y Melilla)',
  nl: 'IPSI (Ceuta en Melilla)',
  pt: 'IPSI (Ceuta e Melilha)',
}

const SINCE = '2012-09-01'

/** LIVA art. 90 and 91; the Canary Islands, Ceuta and Melilla have taxes of their own. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '21', NAMES.standard, { from: SINCE, article: 'art. 90.Uno LIVA' }),
  offerRate('reduced', '10', NAMES.reduced, { from: SINCE, article: 'art. 91.Uno LIVA' }),
  offerRate('super_reduced', '4', {
    en: 'Super-reduced rate',
    fr: 'Taux super-réduit',
    de: 'Stark ermäßigter Satz',
    pl: 'Stawka superobniżona',
    it: 'Aliquota super-ridotta',
    hi: 'अति घटी हुई दर',
    ar: 'نسبة مخفضة جدًا',
    es: 'Tipo superreducido',
    nl: 'Superverlaagd tarief',
    pt: 'Taxa super-reduzida',
  }),
  ...recargo('recargo', '21', '5.2'),
  ...recargo('reduced_recargo', '10', '1.4'),
  ...recargo('super_reduced_recargo', '4', '0.5'),
  offerFreeRate('igic', IGIC, 'L'),
  offerFreeRate('ipsi', IPSI, 'M'),
  ...euExemptions(LAWS),
]

/** LIVA art. 161: the surcharge on goods for a retailer under the equivalence regime, beside the IVA. */
function recargo(key: string, iva: string, surcharge: string): readonly OfferedTax[] {
  const parts = [
    { name: 'IVA', rate: decimal(iva) },
    { name: 'Recargo de equivalencia', rate: decimal(surcharge) },
  ]
  const name = { en: `IVA ${iva} % + recargo de equivalencia ${surcharge} %` }
  return [offerParts(key, parts, name, { from: SINCE, article: 'art. 161 LIVA' })]
}
