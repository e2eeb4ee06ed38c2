import type { OfferedTax } from '../country.ts'
import type { LocalText } from '../../local-text.ts'
import { NAMES, offerExempt, offerRate, offerSilent, offerZero } from '../offer.ts'
import { COMPOSITION, EXEMPT_GST, LUT, NON_GST, REVERSE_CHARGE_GST, SEZ } from './legal-notes.ts'

/** The first day of GST. */
const START = '2017-07-01'
const REFORM = '2025-09-22'
const BEFORE = '2025-09-21'
const RATE = { from: START, article: 'CGST Act 2017, s. 9; Notification 1/2017, 9/2025-CT (Rate)' }

const COMPOSITION_NAME: LocalText = {
  en: 'Composition scheme',
  fr: 'Régime de composition',
  de: 'Composition-Regelung',
  es: 'Régimen de composición',
  pl: 'Procedura composition',
  it: 'Regime di composizione',
  ar: 'نظام التكوين',
  hi: 'कंपोज़िशन योजना',
  nl: 'Forfaitaire regeling (composition scheme)',
  pt: 'Regime forfetário (composition scheme)',
}

/** CBIC Circular 76/50/2018, corrigendum of 7 March 2019: TCS under the Income-tax Act is no part of the value. */
const TCS: LocalText = {
  en: 'TCS, not part of the value of supply',
  fr: 'TCS, hors de la valeur de la livraison',
  de: 'TCS, nicht Teil des Lieferwerts',
  es: 'TCS, fuera del valor del suministro',
  pl: 'TCS, poza wartością dostawy',
  it: 'TCS, fuori dal valore della fornitura',
  ar: 'TCS، خارج قيمة التوريد',
  hi: 'टीसीएस, आपूर्ति के मूल्य का भाग नहीं',
  nl: 'TCS, geen deel van de vergoeding',
  pt: 'TCS, não faz parte do valor da operação',
}

/**
 * CGST rates after the reform of 22 September 2025 (Notification 9/2025-CT (Rate)); 12 % and 28 % ended with
 * it for most goods and services; what stayed at them is not offered.
 */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '18', gst('18'), RATE),
  offerRate('gst_5', '5', gst('5'), RATE),
  offerRate('gst_40', '40', gst('40'), { ...RATE, from: REFORM }),
  offerRate('gst_3', '3', gst('3'), RATE),
  offerRate('gst_1_5', '1.5', gst('1.5'), RATE),
  offerRate('gst_0_25', '0.25', gst('0.25'), RATE),
  offerRate('gst_12', '12', gst('12'), { ...RATE, until: BEFORE }),
  offerRate('gst_28', '28', gst('28'), { ...RATE, until: BEFORE }),
  offerZero('zero', {
    en: 'GST 0 % (nil rated)',
    fr: 'GST 0 % (taux nul)',
    de: 'GST 0 % (Nullsatz)',
    es: 'GST 0 % (tipo nulo)',
    pl: 'GST 0 % (stawka zerowa)',
    it: 'GST 0 % (aliquota nulla)',
    ar: 'GST 0 % (نسبة صفرية)',
    hi: 'जीएसटी 0 % (शून्य दर)',
    nl: 'GST 0% (nultarief)',
    pt: 'GST 0% (taxa nula)',
  }),
  offerExempt('tcs', 'E', '', TCS, TCS),
  offerExempt(
    'exempt',
    'E',
    '',
    {
      en: 'Exempt supply',
      fr: 'Opération exonérée',
      de: 'Befreiter Umsatz',
      es: 'Operación exenta',
      pl: 'Dostawa zwolniona',
      it: 'Operazione esente',
      ar: 'توريد معفى',
      hi: 'कर-मुक्त आपूर्ति',
      nl: 'Vrijgestelde levering',
      pt: 'Operação isenta',
    },
    EXEMPT_GST,
    'CGST Act 2017, s. 11',
  ),
  offerExempt(
    'export',
    'G',
    '',
    {
      en: 'Export under LUT',
      fr: 'Exportation sous LUT',
      de: 'Ausfuhr unter LUT',
      es: 'Exportación bajo LUT',
      pl: 'Eksport na podstawie LUT',
      it: 'Esportazione con LUT',
      ar: 'تصدير بموجب LUT',
      hi: 'एलयूटी के तहत निर्यात',
      nl: 'Uitvoer onder LUT',
      pt: 'Exportação ao abrigo de LUT',
    },
    LUT,
    'IGST Act 2017, s. 16; CGST Rules, rule 96A',
  ),
  offerExempt(
    'sez',
    'G',
    '',
    {
      en: 'Supply to SEZ under LUT',
      fr: 'Livraison à une SEZ sous LUT',
      de: 'Lieferung in eine SEZ unter LUT',
      es: 'Suministro a una SEZ bajo LUT',
      pl: 'Dostawa do SEZ na podstawie LUT',
      it: 'Fornitura a una SEZ con LUT',
      ar: 'توريد إلى SEZ بموجب LUT',
      hi: 'एसईज़ेड को आपूर्ति',
      nl: 'Levering aan SEZ onder LUT',
      pt: 'Fornecimento a SEZ ao abrigo de LUT',
    },
    SEZ,
    'IGST Act 2017, s. 16 (1) (b)',
  ),
  offerExempt(
    'reverse_charge',
    'AE',
    '',
    {
      en: 'Reverse charge',
      fr: 'Autoliquidation',
      de: 'Umkehrung der Steuerschuld',
      es: 'Inversión del sujeto pasivo',
      pl: 'Odwrotne obciążenie',
      it: 'Inversione contabile',
      ar: 'الاحتساب العكسي للضريبة',
      hi: 'रिवर्स चार्ज',
      nl: 'Belasting verlegd',
      pt: 'Autoliquidação',
    },
    REVERSE_CHARGE_GST,
    'CGST Act 2017, s. 9 (3)',
  ),
  offerExempt(
    'outside_scope',
    'O',
    '',
    {
      en: 'Non-GST supply',
      fr: 'Opération hors GST',
      de: 'Umsatz ohne GST',
      es: 'Operación sin GST',
      pl: 'Dostawa poza GST',
      it: 'Operazione senza GST',
      ar: 'توريد خارج GST',
      hi: 'गैर-जीएसटी आपूर्ति',
      nl: 'Levering buiten de GST',
      pt: 'Operação fora da GST',
    },
    NON_GST,
  ),
  offerExempt('composition', 'E', '', COMPOSITION_NAME, COMPOSITION, 'CGST Act 2017, s. 10'),
  offerSilent('unregistered', NAMES.unregistered),
]

function gst(rate: string): LocalText {
  return { en: `GST ${rate} %`, hi: `जीएसटी ${rate} %` }
}
