import type { TaxIdKind } from '../tax-id-kind.ts'
import { shapedTaxId, taxId } from '../tax-id.ts'
import { utrCheck } from './utr.ts'
import { britishVat } from './vat-number.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  taxId(
    {
      key: 'vat',
      label: 'VAT number',
      name: {
        en: 'VAT registration number',
        fr: 'Numéro d’enregistrement à la TVA',
        de: 'Umsatzsteuer-Registernummer',
        es: 'Número de registro de IVA',
        pl: 'Numer rejestracyjny VAT',
        it: 'Numero di registrazione IVA',
        hi: 'वैट पंजीकरण संख्या',
        ar: 'رقم التسجيل في ض.ق.م',
        nl: 'Btw-registratienummer',
        pt: 'Número de registo de IVA',
      },
      role: 'vat',
      example: 'GB980780684',
      prefix: 'GB',
      otherPrefixes: { XI: 'XI' },
      // Only numbers of Northern Ireland are in VIES.
      registers: value => (value.startsWith('XI') ? ['vies'] : []),
      groups: [3, 4],
      eas: '9932',
    },
    britishVat,
  ),
  shapedTaxId(
    {
      key: 'company',
      label: 'Company number',
      name: {
        en: 'Companies House number',
        fr: 'Numéro Companies House',
        de: 'Companies-House-Nummer',
        es: 'Número de Companies House',
        pl: 'Numer Companies House',
        it: 'Numero Companies House',
        hi: 'Companies House संख्या',
        ar: 'رقم Companies House',
        nl: 'Companies House-nummer',
        pt: 'Número da Companies House',
      },
      role: 'registration',
      forms: ['company', 'association'],
      example: '01234567',
    },
    /^(\d{8}|[A-Z]{2}\d{6})$/,
  ),
  taxId(
    {
      key: 'utr',
      label: 'UTR',
      name: {
        en: 'Unique taxpayer reference',
        fr: 'Référence unique de contribuable',
        de: 'Unique Taxpayer Reference (UTR)',
        es: 'Referencia única del contribuyente',
        pl: 'Numer podatnika UTR',
        it: 'Riferimento unico del contribuente',
        hi: 'विशिष्ट करदाता संदर्भ (UTR)',
        ar: 'المرجع الفريد للمكلّف',
        nl: 'Uniek belastingnummer (UTR)',
        pt: 'Referência única de contribuinte (UTR)',
      },
      role: 'tax',
      example: '1955839661',
    },
    utrCheck,
  ),
]
