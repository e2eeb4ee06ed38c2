import type { TaxIdKind } from '@bordereau/domain/country/tax-id-kind'
import { shapedTaxId } from '@bordereau/domain/country/tax-id'
import { VAT_NUMBER } from '@bordereau/domain/country/tax-id-names'

export const TAX_IDS: readonly TaxIdKind[] = [
  shapedTaxId(
    {
      key: 'vat',
      label: 'Zedtax-nr.',
      name: VAT_NUMBER,
      role: 'vat',
      requiredFor: ['seller'],
      example: 'ZZ12345',
      prefix: 'ZZ',
      eas: '0199',
    },
    /^\d{5}$/,
  ),
  shapedTaxId(
    {
      key: 'guild',
      label: 'Guild number',
      name: { en: 'Number in the register of guilds' },
      role: 'registration',
      example: '777',
      icd: '0060',
      eas: '0060',
    },
    /^\d{3}$/,
  ),
]
