import type { TaxIdKind } from '../tax-id-kind.ts'
import { euVat } from '../eu-vat.ts'
import { shapedTaxId, taxId } from '../tax-id.ts'
import { codiceFiscaleCheck } from './codice-fiscale.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  euVat('IT', { key: 'piva', requiredFor: ['seller', 'business_buyer'] }),
  taxId(
    {
      key: 'codice_fiscale',
      label: 'Codice fiscale',
      name: {
        en: 'Tax code of a person or company',
        fr: 'Code fiscal d’une personne ou entreprise',
        de: 'Steuercode einer Person oder eines Unternehmens',
        es: 'Código fiscal de una persona o empresa',
        pl: 'Kod podatkowy osoby lub firmy',
        it: 'Codice fiscale di una persona o azienda',
        hi: 'व्यक्ति या कंपनी का कर कोड',
        ar: 'الرمز الضريبي لشخص أو شركة',
        nl: 'Fiscaal nummer van een persoon of onderneming',
        pt: 'Código fiscal de uma pessoa ou empresa',
      },
      role: 'tax',
      example: 'RCCMNL83S18D969H',
      icd: '0210',
      eas: '0210',
    },
    codiceFiscaleCheck,
  ),
  shapedTaxId(
    {
      key: 'rea',
      label: 'REA',
      name: {
        en: 'Company register',
        fr: 'Registre des entreprises',
        de: 'Unternehmensregister',
        es: 'Registro de empresas',
        pl: 'Rejestr firm',
        it: 'Registro imprese',
        hi: 'कंपनी रजिस्टर',
        ar: 'سجل الشركات',
        nl: 'Handelsregister',
        pt: 'Registo comercial',
      },
      role: 'registration',
      forms: ['company'],
      example: 'MI123456',
    },
    /^[A-Z]{2}\d{1,8}$/,
  ),
  shapedTaxId(
    {
      key: 'codice_destinatario',
      label: 'Codice destinatario',
      name: {
        en: 'Recipient code in the SdI',
        fr: 'Code destinataire dans le SdI',
        de: 'Empfängercode im SdI',
        es: 'Código de destinatario en el SdI',
        pl: 'Kod odbiorcy w SdI',
        it: 'Codice destinatario SdI',
        hi: 'SdI में प्राप्तकर्ता कोड',
        ar: 'رمز المستلم في SdI',
        nl: 'Ontvangerscode in het SdI',
        pt: 'Código de destinatário no SdI',
      },
      role: 'other',
      example: 'M5UXCR1',
      eas: '0205',
    },
    /^[A-Z0-9]{6,7}$/,
  ),
]
