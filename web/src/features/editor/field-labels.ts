import { isReferenceField } from '@bordereau/domain/invoice/references'
import { t } from '#macros'

/** The label of a field of the draft. */
export function draftFieldLabel(field: string): string {
  switch (field) {
    case 'customerId':
      return t`Customer`
    case 'currency':
      return t`Currency`
    case 'language':
    case 'secondLanguage':
      return t`Language`
    case 'issueDate':
      return t`Date`
    case 'due':
      return t`Due date`
    case 'deliveryDate':
      return t`Delivery date`
    case 'period':
      return t`Period`
    case 'deliveryAddress':
      return t`Delivery address`
    case 'pricesIncludeTax':
      return t`Prices with or without tax`
    case 'lines':
      return t`Order of the lines`
    case 'allowancesCharges':
      return t`Discounts and charges`
    case 'prepaid':
      return t`Paid in advance`
    case 'rounding':
      return t`Rounding`
    case 'taxCurrency':
      return t`Tax in a second currency`
    case 'note':
      return t`Note`
    case 'paymentTerms':
      return t`Payment terms`
    case 'bankAccountId':
      return t`Bank account`
    default:
      return isReferenceField(field) ? t`References` : field
  }
}
