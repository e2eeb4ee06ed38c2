import type { TaxIdKind } from '../tax-id-kind.ts'
import { euVat } from '../eu-vat.ts'
import { issuedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  // NIF of companies and citizens, NIE of foreigners: one number, one checksum each.
  euVat('ES', { key: 'nif', requiredFor: ['seller', 'business_buyer'] }),
  issuedTaxId({
    key: 'registro_mercantil',
    label: 'Registro Mercantil',
    name: {
      en: 'Sheet in the company register',
      fr: 'Feuille au registre du commerce',
      de: 'Blatt im Handelsregister',
      es: 'Hoja del registro mercantil',
      pl: 'Karta w rejestrze handlowym',
      it: 'Foglio nel registro imprese',
      hi: 'कंपनी रजिस्टर में पत्रक संख्या',
      ar: 'صحيفة سجل الشركات',
      nl: 'Blad in het handelsregister',
      pt: 'Folha no registo comercial',
    },
    role: 'registration',
    forms: ['company'],
    example: 'M123456',
  }),
]
