import type { OfferedTax } from '../country.ts'
import { NAMES, offerExempt, offerRate } from '../offer.ts'
import { EXEMPT_CH, EXPORT_CH, OUTSIDE_CH, REVERSE_CHARGE_CH, SMALL_CH } from './legal-notes.ts'

const RISE = { from: '2024-01-01' }
const BEFORE = { until: '2023-12-31' }
const LODGING = {
  en: 'Lodging rate',
  es: 'Tipo para alojamiento',
  pl: 'Stawka za noclegi',
  it: 'Aliquota per l’alloggio',
  hi: 'आवास दर',
  ar: 'نسبة الإقامة',
  de: 'Sondersatz Beherbergung',
  fr: 'Taux hébergement',
}

/** MWSTG art. 25. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '8.1', NAMES.standard, RISE),
  offerRate('lodging', '3.8', LODGING, RISE),
  offerRate('reduced', '2.6', NAMES.reduced, RISE),
  offerRate('standard_2018', '7.7', NAMES.standard, BEFORE),
  offerRate('lodging_2018', '3.7', LODGING, BEFORE),
  offerRate('reduced_2018', '2.5', NAMES.reduced, BEFORE),
  offerExempt(
    'small_business',
    'E',
    '',
    {
      en: 'Not registered',
      es: 'No registrado',
      pl: 'Niezarejestrowany',
      it: 'Non registrato',
      hi: 'पंजीकृत नहीं',
      ar: 'غير مسجل',
      de: 'Nicht steuerpflichtig',
      fr: 'Non assujetti',
    },
    SMALL_CH,
  ),
  offerExempt('export', 'G', '', NAMES.export, EXPORT_CH),
  offerExempt('outside_scope', 'O', '', NAMES.outsideScope, OUTSIDE_CH),
  offerExempt('exempt', 'E', '', NAMES.exempt, EXEMPT_CH),
  offerExempt('reverse_charge', 'AE', '', NAMES.reverseCharge, REVERSE_CHARGE_CH),
]
