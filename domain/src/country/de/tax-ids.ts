import type { TaxIdKind } from '../tax-id-kind.ts'
import { euVat } from '../eu-vat.ts'
import { writtenTaxId } from '../tax-id.ts'
import { readHandelsregister } from './handelsregister.ts'
import { readSteuernummer } from './steuernummer.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  euVat('DE'),
  writtenTaxId(
    {
      key: 'steuernummer',
      label: 'Steuernummer',
      name: {
        en: 'Tax number of the local tax office',
        fr: 'Numéro fiscal du centre des impôts local',
        de: 'Steuernummer beim Finanzamt',
        es: 'Número fiscal de la oficina tributaria local',
        pl: 'Numer podatkowy urzędu skarbowego',
        it: 'Numero fiscale dell’ufficio delle imposte locale',
        hi: 'स्थानीय कर कार्यालय की कर संख्या',
        ar: 'الرقم الضريبي لدى المكتب الضريبي المحلي',
        nl: 'Belastingnummer van het plaatselijke belastingkantoor',
        pt: 'Número fiscal do serviço de finanças local',
      },
      role: 'tax',
      example: '181/815/08155',
    },
    readSteuernummer,
  ),
  writtenTaxId(
    {
      key: 'handelsregister',
      label: 'Handelsregister',
      name: {
        en: 'Commercial register (court and number)',
        fr: 'Registre du commerce (tribunal et numéro)',
        de: 'Handelsregister (Gericht und Nummer)',
        es: 'Registro mercantil (juzgado y número)',
        pl: 'Rejestr handlowy (sąd i numer)',
        it: 'Registro di commercio (tribunale e numero)',
        hi: 'वाणिज्यिक रजिस्टर (न्यायालय और संख्या)',
        ar: 'السجل التجاري (المحكمة والرقم)',
        nl: 'Handelsregister (rechtbank en nummer)',
        pt: 'Registo comercial (tribunal e número)',
      },
      role: 'registration',
      forms: ['company', 'association'],
      example: 'HRB 123456',
    },
    readHandelsregister,
  ),
]
