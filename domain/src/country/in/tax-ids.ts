import * as pan from 'stdnum/lib/cjs/in/pan.js'
import type { TaxIdKind } from '../tax-id-kind.ts'
import { checkedTaxId, issuedTaxId, shapedTaxId, taxId } from '../tax-id.ts'
import { gstinCheck } from './gstin.ts'

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
        nl: 'GST-identificatienummer',
        pt: 'Número de identificação GST',
      },
      role: 'vat',
      example: '27AAPFU0939F1ZV',
    },
    gstinCheck,
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
        nl: 'Permanent rekeningnummer (inkomstenbelasting)',
        pt: 'Número de conta permanente (imposto sobre o rendimento)',
      },
      role: 'tax',
      example: 'AAPFU0939F',
      derive: [{ from: 'gstin', take: number => number.slice(2, 12) }],
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
        nl: 'Vennootschapsnummer',
        pt: 'Número de identidade da sociedade',
      },
      role: 'registration',
      forms: ['company'],
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
        nl: 'Verbintenisbrief voor uitvoer (LUT)',
        pt: 'Carta de compromisso para exportação (LUT)',
      },
      role: 'other',
      side: 'seller',
      example: 'AD270426001234X',
    },
    /^[A-Z]{2}\d{12}[A-Z0-9]$/,
  ),
  // Of a buyer: supplies to a unit or developer of a special economic zone are zero-rated (IGST Act 2017, s. 16).
  issuedTaxId({
    key: 'sez',
    label: 'SEZ letter of approval',
    name: {
      en: 'Approval as a special economic zone unit',
      fr: 'Agrément d’unité de zone économique spéciale',
      de: 'Zulassung in einer Sonderwirtschaftszone',
      es: 'Aprobación como unidad de zona económica especial',
      pl: 'Zezwolenie w specjalnej strefie ekonomicznej',
      it: 'Approvazione come unità di zona economica speciale',
      hi: 'विशेष आर्थिक क्षेत्र इकाई की स्वीकृति',
      ar: 'الموافقة كوحدة في منطقة اقتصادية خاصة',
      nl: 'Erkenning als eenheid in een bijzondere economische zone',
      pt: 'Aprovação como unidade de zona económica especial',
    },
    role: 'other',
    side: 'buyer',
    example: 'F1232019',
  }),
]
