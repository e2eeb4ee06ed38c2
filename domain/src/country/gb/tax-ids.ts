import * as utr from 'stdnum/lib/cjs/gb/utr.js'
import * as vat from 'stdnum/lib/cjs/gb/vat.js'
import type { TaxIdKind } from '../country.ts'
import { checkedTaxId, shapedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  checkedTaxId(
    {
      key: 'vat',
      label: 'VAT number',
      name: 'VAT registration number',
      role: 'vat',
      example: 'GB980780684',
      prefix: 'GB',
      groups: [3, 4],
      eas: '9932',
    },
    vat,
  ),
  shapedTaxId(
    {
      key: 'company',
      label: 'Company number',
      name: 'Companies House number',
      role: 'registration',
      example: '01234567',
    },
    /^(\d{8}|[A-Z]{2}\d{6})$/,
  ),
  checkedTaxId(
    {
      key: 'utr',
      label: 'UTR',
      name: 'Unique taxpayer reference',
      role: 'tax',
      example: '1955839661',
    },
    utr,
  ),
]
