import type { TaxIdKind } from '../tax-id-kind.ts'
import { REGISTER_NUMBER } from '../tax-id-names.ts'
import { shapedTaxId, unknownTaxId } from '../tax-id.ts'

/** Canada Revenue Agency, "Input tax credits": an invoice of 100 $ and more states the registration number. */
export const TAX_IDS: readonly TaxIdKind[] = [
  unknownTaxId({
    key: 'tax',
    label: 'GST/HST number',
    name: {
      en: 'GST/HST registration number',
      fr: 'Numéro d’inscription TPS/TVH',
      de: 'GST/HST-Registriernummer',
      es: 'Número de registro GST/HST',
      pl: 'Numer rejestracyjny GST/HST',
      it: 'Numero di registrazione GST/HST',
      hi: 'GST/HST पंजीकरण संख्या',
      ar: 'رقم تسجيل GST/HST',
      nl: 'GST/HST-registratienummer',
      pt: 'Número de registo GST/HST',
    },
    role: 'tax',
    example: '123456789RT0001',
  }),
  shapedTaxId(
    {
      key: 'qst',
      label: 'QST number',
      name: {
        en: 'Quebec sales tax registration number',
        fr: 'Numéro d’inscription TVQ',
        de: 'QST-Registriernummer (Québec)',
        es: 'Número de registro QST (Quebec)',
        pl: 'Numer rejestracyjny QST (Quebec)',
        it: 'Numero di registrazione QST (Québec)',
        hi: 'QST पंजीकरण संख्या (क्यूबेक)',
        ar: 'رقم تسجيل QST (كيبك)',
        nl: 'Registratienummer voor de omzetbelasting van Quebec',
        pt: 'Número de registo do imposto sobre as vendas do Quebeque',
      },
      role: 'other',
      example: '1234567890TQ0001',
    },
    /^\d{10}TQ\d{4}$/,
  ),
  unknownTaxId({
    key: 'registration',
    label: 'Company number',
    name: REGISTER_NUMBER,
    role: 'registration',
    example: '12345678',
  }),
]
