import * as siren from 'stdnum/lib/cjs/fr/siren.js'
import * as siret from 'stdnum/lib/cjs/fr/siret.js'
import type { TaxIdKind } from '../country.ts'
import { euVat } from '../eu-vat.ts'
import { checkedTaxId, shapedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  checkedTaxId(
    {
      key: 'siren',
      label: 'SIREN',
      name: 'Company number',
      role: 'registration',
      requiredFor: ['seller', 'business_buyer'],
      example: '303265045',
      groups: [3, 3],
      icd: '0002',
      // The directory of the reform; 0002 is the ICD of the same number.
      eas: '0225',
      // A foreigner's VAT number in France holds no SIREN: validate then refuses what was taken.
      derive: { from: 'vat', take: vat => vat.slice(-9) },
    },
    siren,
  ),
  checkedTaxId(
    {
      key: 'siret',
      label: 'SIRET',
      name: 'Establishment number',
      role: 'other',
      example: '73282932000074',
      groups: [3, 3, 3],
      icd: '0009',
      eas: '0009',
    },
    siret,
  ),
  euVat('FR'),
  shapedTaxId(
    {
      key: 'rna',
      label: 'RNA',
      name: 'Register of associations',
      role: 'other',
      example: 'W751234567',
    },
    /^W\d[A-Z0-9]\d{7}$/,
  ),
]
