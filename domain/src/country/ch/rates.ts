import type { OfferedTax } from '../country.ts'
import { NAMES, offerExempt, offerRate } from '../offer.ts'
import { EXEMPT_CH, EXPORT_CH, OUTSIDE_CH, REVERSE_CHARGE_CH, SMALL_CH } from './legal-notes.ts'

const RISE = { from: '2024-01-01', article: 'Art. 25 MWSTG / LTVA' }
const BEFORE = { from: '2018-01-01', until: '2023-12-31', article: 'Art. 25 MWSTG / LTVA' }
const LODGING = {
  en: 'Lodging rate',
  es: 'Tipo para alojamiento',
  pl: 'Stawka za noclegi',
  it: 'Aliquota per l’alloggio',
  hi: 'आवास दर',
  ar: 'نسبة الإقامة',
  de: 'Sondersatz Beherbergung',
  fr: 'Taux hébergement',
  nl: 'Tarief voor logies',
  pt: 'Taxa de alojamento',
}

/** MWSTG art. 25. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '8.1', NAMES.standard, RISE),
  offerRate('lodging', '3.8', LODGING, RISE),
  offerRate('reduced', '2.6', NAMES.reduced, RISE),
  offerRate('standard', '7.7', NAMES.standard, BEFORE),
  offerRate('lodging', '3.7', LODGING, BEFORE),
  offerRate('reduced', '2.5', NAMES.reduced, BEFORE),
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
      nl: 'Niet geregistreerd',
      pt: 'Não registado',
    },
    SMALL_CH,
    'Art. 10 MWSTG / LTVA',
  ),
  offerExempt('export', 'G', '', NAMES.export, EXPORT_CH, 'Art. 23 MWSTG / LTVA'),
  offerExempt(
    'outside_scope',
    'O',
    '',
    NAMES.outsideScope,
    OUTSIDE_CH,
    'Art. 8 Abs. 1 MWSTG / LTVA',
  ),
  offerExempt('exempt', 'E', '', NAMES.exempt, EXEMPT_CH, 'Art. 21 MWSTG / LTVA'),
  offerExempt('reverse_charge', 'AE', '', NAMES.reverseCharge, REVERSE_CHARGE_CH),
]
