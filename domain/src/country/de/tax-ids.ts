import * as stnr from 'stdnum/lib/cjs/de/stnr.js'
import type { TaxIdKind } from '../country.ts'
import { euVat } from '../eu-vat.ts'
import { checkedTaxId, shapedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  euVat('DE'),
  checkedTaxId(
    {
      key: 'steuernummer',
      label: 'Steuernummer',
      name: 'Tax number of the local tax office',
      role: 'tax',
      example: '18181508155',
    },
    stnr,
  ),
  shapedTaxId(
    {
      key: 'handelsregister',
      label: 'Handelsregister',
      name: 'Commercial register (court and number)',
      role: 'registration',
      example: 'HRB123456',
    },
    /^[A-ZÄÖÜß]{0,40}(HRA|HRB|GNR|PR|VR|GSR)\d{1,6}[A-Z]{0,2}$/,
  ),
]
