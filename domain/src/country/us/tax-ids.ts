import * as ein from 'stdnum/lib/cjs/us/ein.js'
import type { TaxIdKind } from '../country.ts'
import { checkedTaxId, shapedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  checkedTaxId(
    {
      key: 'ein',
      label: 'EIN',
      name: 'Employer identification number',
      role: 'tax',
      example: '911144442',
      groups: [2],
      separator: '-',
      eas: '9959',
    },
    ein,
  ),
  shapedTaxId(
    {
      key: 'sales_tax_permit',
      label: 'Sales tax permit',
      name: 'State sales tax permit',
      role: 'other',
      example: 'SR123456789',
    },
    /^[A-Z0-9]{4,20}$/,
  ),
  shapedTaxId(
    {
      key: 'state_entity',
      label: 'Entity number',
      name: 'Number in the register of the state',
      role: 'registration',
      example: 'C1234567',
    },
    /^[A-Z0-9]{4,20}$/,
  ),
]
