import * as pan from 'stdnum/lib/cjs/in/pan.js'
import type { TaxIdKind, TaxIdRefusal } from '../country.ts'
import { checkedTaxId, shapedTaxId, taxId } from '../tax-id.ts'
import { STATES } from './address.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  taxId(
    {
      key: 'gstin',
      label: 'GSTIN',
      name: {
        en: 'GST identification number',
        fr: 'Numéro d’identification GST',
        de: 'GST-Nummer (GSTIN)',
        es: 'Número de identificación de GST',
        pl: 'Numer identyfikacyjny GST (GSTIN)',
        it: 'Numero identificativo GST',
        hi: 'GST पहचान संख्या (GSTIN)',
        ar: 'رقم تعريف GST',
      },
      role: 'vat',
      example: '27AAPFU0939F1ZV',
    },
    gstinRefusal,
  ),
  checkedTaxId(
    {
      key: 'pan',
      label: 'PAN',
      name: {
        en: 'Permanent account number (income tax)',
        fr: 'Numéro de compte permanent (impôt sur le revenu)',
        de: 'Permanent Account Number (PAN, Einkommensteuer)',
        es: 'Número de cuenta permanente (impuesto sobre la renta)',
        pl: 'Stały numer podatnika (PAN, podatek dochodowy)',
        it: 'Numero di conto permanente (imposta sul reddito)',
        hi: 'स्थायी खाता संख्या (PAN, आयकर)',
        ar: 'رقم الحساب الدائم (ضريبة الدخل)',
      },
      role: 'tax',
      example: 'AAPFU0939F',
      derive: { from: 'gstin', take: number => number.slice(2, 12) },
    },
    pan,
  ),
  shapedTaxId(
    {
      key: 'cin',
      label: 'CIN',
      name: {
        en: 'Corporate identity number',
        fr: 'Numéro d’identité de société',
        de: 'Corporate Identity Number (CIN)',
        es: 'Número de identidad societaria',
        pl: 'Numer identyfikacyjny spółki (CIN)',
        it: 'Numero identificativo societario',
        hi: 'कॉर्पोरेट पहचान संख्या (CIN)',
        ar: 'رقم هوية الشركة',
      },
      role: 'registration',
      example: 'U72200MH2009PTC123456',
    },
    /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
  ),
  shapedTaxId(
    {
      key: 'lut',
      label: 'LUT ARN',
      name: {
        en: 'Letter of undertaking for exports',
        fr: 'Lettre d’engagement pour l’exportation',
        de: 'Letter of Undertaking für Exporte (LUT)',
        es: 'Carta de compromiso para exportaciones',
        pl: 'Zobowiązanie eksportera (LUT)',
        it: 'Lettera d’impegno per le esportazioni',
        hi: 'निर्यात के लिए वचन-पत्र (LUT)',
        ar: 'خطاب تعهد التصدير',
      },
      role: 'other',
      example: 'AD270426001234X',
    },
    /^[A-Z]{2}\d{12}[A-Z0-9]$/,
  ),
]

/**
 * Codes of former states, on numbers that are still in use: Daman and Diu, the undivided Andhra Pradesh, other
 * territory.
 */
const FORMER = ['25', '28', '97']
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * State, PAN, count of registrations in the state, Z, and a check character by Luhn's method in base 36. Written here
 * because stdnum accepts no GSTIN of Ladakh (38), a territory since 2019.
 */
function gstinRefusal(text: string): TaxIdRefusal | undefined {
  if (text.length !== 15) return 'wrong_length'
  const state = text.slice(0, 2)
  const known = FORMER.includes(state) || STATES.some(row => row.gstCode === state)
  if (!known || !/^\d{2}.{10}[1-9A-Z]Z[0-9A-Z]$/.test(text)) return 'wrong_format'
  if (!pan.validate(text.slice(2, 12)).isValid) return 'wrong_format'
  const sum = Array.from(text.slice(0, 14)).reduce((total, character, i) => {
    const product = ALPHABET.indexOf(character) * (i % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return ALPHABET[(36 - (sum % 36)) % 36] === text[14] ? undefined : 'wrong_checksum'
}
