import type { TaxIdKind } from '../country.ts'
import { euVat } from '../eu-vat.ts'
import { shapedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  euVat('NL'),
  shapedTaxId(
    {
      key: 'kvk',
      label: 'KvK-nummer',
      name: 'Chamber of commerce number',
      role: 'registration',
      requiredFor: ['seller'],
      example: '12345678',
      icd: '0106',
      eas: '0106',
    },
    /^\d{8}$/,
  ),
  shapedTaxId(
    {
      key: 'oin',
      label: 'OIN',
      name: 'Number of a public authority',
      role: 'other',
      example: '00000001003214345000',
      icd: '0190',
      eas: '0190',
    },
    /^\d{20}$/,
  ),
]
