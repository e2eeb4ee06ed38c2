import * as uid from 'stdnum/lib/cjs/ch/uid.js'
import * as vat from 'stdnum/lib/cjs/ch/vat.js'
import type { TaxIdKind } from '../tax-id-kind.ts'
import { checkedTaxId } from '../tax-id.ts'
import { COMPANY_NUMBER, VAT_NUMBER } from '../tax-id-names.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  checkedTaxId(
    {
      key: 'vat',
      label: 'MWST-Nr. / N° TVA / N. IVA',
      name: VAT_NUMBER,
      role: 'vat',
      example: 'CHE107787577MWST',
      groups: [3, 3, 3, 3],
      eas: '9927',
    },
    vat,
  ),
  checkedTaxId(
    {
      key: 'uid',
      label: 'UID / IDE / IDI',
      name: COMPANY_NUMBER,
      role: 'registration',
      requiredFor: ['seller'],
      example: 'CHE107787577',
      groups: [3, 3, 3],
      icd: '0183',
      eas: '0183',
      derive: [{ from: 'vat', take: number => number.slice(0, 12) }],
    },
    uid,
  ),
]
