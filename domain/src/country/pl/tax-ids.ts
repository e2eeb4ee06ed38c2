import * as regon from 'stdnum/lib/cjs/pl/regon.js'
import type { TaxIdKind } from '../country.ts'
import { euVat } from '../eu-vat.ts'
import { checkedTaxId, shapedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  // The NIP with PL before it is the number for trade in the EU too.
  euVat('PL', { key: 'nip', requiredFor: ['seller', 'business_buyer'] }),
  checkedTaxId(
    {
      key: 'regon',
      label: 'REGON',
      name: 'Statistical business number',
      role: 'other',
      example: '192598184',
    },
    regon,
  ),
  shapedTaxId(
    {
      key: 'krs',
      label: 'KRS',
      name: 'National court register',
      role: 'registration',
      example: '0000109815',
    },
    /^\d{10}$/,
  ),
]
