import * as ein from 'stdnum/lib/cjs/us/ein.js'
import type { TaxIdKind } from '../tax-id-kind.ts'
import { checkedTaxId, issuedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  checkedTaxId(
    {
      key: 'ein',
      label: 'EIN',
      name: {
        en: 'Employer identification number',
        fr: 'Numéro d’identification d’employeur',
        de: 'Employer Identification Number (EIN)',
        es: 'Número de identificación del empleador',
        pl: 'Numer identyfikacyjny pracodawcy (EIN)',
        it: 'Numero identificativo del datore di lavoro',
        hi: 'नियोक्ता पहचान संख्या (EIN)',
        ar: 'رقم تعريف صاحب العمل',
      },
      role: 'tax',
      example: '911144442',
      groups: [2],
      separator: '-',
      eas: '9959',
    },
    ein,
  ),
  issuedTaxId({
    key: 'sales_tax_permit',
    label: 'Sales tax permit',
    name: {
      en: 'State sales tax permit',
      fr: 'Permis de taxe de vente de l’État',
      de: 'Sales-Tax-Genehmigung des Bundesstaats',
      es: 'Permiso estatal de impuesto sobre ventas',
      pl: 'Stanowe zezwolenie na podatek od sprzedaży',
      it: 'Licenza statale per l’imposta sulle vendite',
      hi: 'राज्य बिक्री कर परमिट',
      ar: 'رخصة ضريبة المبيعات في الولاية',
    },
    role: 'other',
    side: 'seller',
    example: 'SR123456789',
  }),
  issuedTaxId({
    key: 'state_entity',
    label: 'Entity number',
    name: {
      en: 'Number in the register of the state',
      fr: 'Numéro au registre de l’État',
      de: 'Nummer im Register des Bundesstaats',
      es: 'Número en el registro del estado',
      pl: 'Numer w rejestrze stanowym',
      it: 'Numero nel registro dello stato',
      hi: 'राज्य के रजिस्टर में संख्या',
      ar: 'الرقم في سجل الولاية',
    },
    role: 'registration',
    forms: ['company', 'association'],
    example: 'C1234567',
  }),
  // Of a buyer: with its number the sale is exempt, and the invoice names it.
  issuedTaxId({
    key: 'exemption_certificate',
    label: 'Exemption certificate',
    name: {
      en: 'Sales tax exemption certificate',
      fr: 'Certificat d’exonération de taxe de vente',
      de: 'Sales-Tax-Befreiungsbescheinigung',
      es: 'Certificado de exención del impuesto sobre ventas',
      pl: 'Zaświadczenie o zwolnieniu z podatku od sprzedaży',
      it: 'Certificato di esenzione dall’imposta sulle vendite',
      hi: 'बिक्री कर छूट प्रमाणपत्र',
      ar: 'شهادة الإعفاء من ضريبة المبيعات',
    },
    role: 'other',
    isCertificate: true,
    side: 'buyer',
    example: 'EX1234567',
  }),
]
