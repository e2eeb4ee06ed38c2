import * as gstin from 'stdnum/lib/cjs/in/gstin.js'
import * as pan from 'stdnum/lib/cjs/in/pan.js'
import type { TaxIdKind } from '../country.ts'
import { checkedTaxId, shapedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  checkedTaxId(
    {
      key: 'gstin',
      label: 'GSTIN',
      name: 'GST identification number',
      role: 'vat',
      example: '27AAPFU0939F1ZV',
    },
    gstin,
  ),
  checkedTaxId(
    {
      key: 'pan',
      label: 'PAN',
      name: 'Permanent account number (income tax)',
      role: 'tax',
      example: 'AAPFU0939F',
      derive: { from: 'gstin', take: number => number.slice(2, 12) },
    },
    pan,
  ),
  shapedTaxId(
    {
      key: 'cin',
      label: 'CIN',
      name: 'Corporate identity number',
      role: 'registration',
      example: 'U72200MH2009PTC123456',
    },
    /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
  ),
  shapedTaxId(
    {
      key: 'lut',
      label: 'LUT ARN',
      name: 'Letter of undertaking for exports',
      role: 'other',
      example: 'AD270426001234X',
    },
    /^[A-Z]{2}\d{12}[A-Z0-9]$/,
  ),
]
