import * as codiceFiscale from 'stdnum/lib/cjs/it/codicefiscale.js'
import * as iva from 'stdnum/lib/cjs/it/iva.js'
import type { TaxIdKind } from '../country.ts'
import { euVat } from '../eu-vat.ts'
import { checkedTaxId, shapedTaxId } from '../tax-id.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  euVat('IT', { key: 'piva', requiredFor: ['seller', 'business_buyer'] }),
  checkedTaxId(
    {
      key: 'codice_fiscale',
      label: 'Codice fiscale',
      name: 'Tax code of a person or company',
      role: 'tax',
      example: 'RCCMNL83S18D969H',
      icd: '0210',
      eas: '0210',
    },
    // A company's tax code looks like its VAT number, a person's has sixteen characters.
    { validate: code => (/^\d/.test(code) ? iva : codiceFiscale).validate(code) },
  ),
  shapedTaxId(
    {
      key: 'rea',
      label: 'REA',
      name: 'Company register',
      role: 'registration',
      example: 'MI123456',
    },
    /^[A-Z]{2}\d{1,8}$/,
  ),
  shapedTaxId(
    {
      key: 'codice_destinatario',
      label: 'Codice destinatario',
      name: 'Recipient code in the SdI',
      role: 'other',
      example: 'M5UXCR1',
      eas: '0205',
    },
    /^[A-Z0-9]{6,7}$/,
  ),
]
