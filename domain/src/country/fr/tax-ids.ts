import * as siren from 'stdnum/lib/cjs/fr/siren.js'
import type { TaxIdKind } from '../tax-id-kind.ts'
import { euVat } from '../eu-vat.ts'
import { checkedTaxId, shapedTaxId, taxId } from '../tax-id.ts'
import { COMPANY_NUMBER } from '../tax-id-names.ts'
import { siretCheck } from './siret.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  checkedTaxId(
    {
      key: 'siren',
      registers: () => ['sirene'],
      label: 'SIREN',
      name: COMPANY_NUMBER,
      role: 'registration',
      requiredFor: ['seller', 'business_buyer'],
      example: '303265045',
      groups: [3, 3],
      icd: '0002',
      // "used for several purposes, including for tax purpose": France's page of the OECD's list of tax numbers
      // (https://scribd.com/document/686175210/1504146732-France-TIN, read on 2026-11-24).
      isTaxNumber: true,
      // The directory of the reform; 0002 is the ICD of the same number.
      eas: '0225',
      // The French VAT number of a foreign company contains no SIREN: validate refuses the extracted digits.
      // Insee, definition of the SIRET: the SIREN and five digits (NIC).
      derive: [
        { from: 'vat', take: vat => vat.slice(-9) },
        { from: 'siret', take: siret => siret.slice(0, 9) },
      ],
    },
    siren,
  ),
  taxId(
    {
      key: 'siret',
      registers: () => ['sirene'],
      label: 'SIRET',
      name: {
        en: 'Establishment number',
        fr: 'Numéro d’établissement',
        de: 'Betriebsstättennummer',
        es: 'Número de establecimiento',
        pl: 'Numer zakładu',
        it: 'Numero di stabilimento',
        hi: 'प्रतिष्ठान संख्या',
        ar: 'رقم المؤسسة',
        nl: 'Vestigingsnummer',
        pt: 'Número do estabelecimento',
      },
      role: 'other',
      example: '73282932000074',
      groups: [3, 3, 3],
      icd: '0009',
      eas: '0009',
    },
    siretCheck,
  ),
  { ...euVat('FR'), propose: { from: 'siren', make: vatNumberOf } },
  shapedTaxId(
    {
      key: 'rna',
      label: 'RNA',
      name: {
        en: 'Register of associations',
        fr: 'Répertoire national des associations',
        de: 'Vereinsregister',
        es: 'Registro de asociaciones',
        pl: 'Rejestr stowarzyszeń',
        it: 'Registro delle associazioni',
        hi: 'संघों का रजिस्टर',
        ar: 'سجل الجمعيات',
        nl: 'Verenigingsregister',
        pt: 'Registo de associações',
      },
      role: 'other',
      forms: ['association'],
      example: 'W751234567',
    },
    /^W\d[A-Z0-9]\d{7}$/,
  ),
]

/**
 * The usual VAT number of the holder of a SIREN: a key of two digits before it, (12 + 3 × (SIREN mod 97)) mod 97. Some have
 * another key, and a business under the exemption for small ones may have no number: BOI-TVA-DECLA-20-10-20, I-A.
 */
function vatNumberOf(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `FR${String(key).padStart(2, '0')}${siren}`
}
