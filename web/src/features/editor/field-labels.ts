import { isReferenceField } from '@bordereau/domain/invoice/reference-fields'
import { t } from '#macros'

/** The label of a field of the draft. */
export function draftFieldLabel(field: string): string {
  return LABELS[field]?.() ?? (isReferenceField(field) ? t`References` : field)
}

const LABELS: Readonly<Record<string, () => string>> = {
  customerId: () => t`Customer`,
  currency: () => t`Currency`,
  language: () => t`Language`,
  secondLanguage: () => t`Language`,
  issueDate: () => t`Date`,
  due: () => t`Due date`,
  deliveryDate: () => t`Delivery date`,
  period: () => t`Period`,
  deliveryAddress: () => t`Delivery address`,
  pricesIncludeTax: () => t`Prices with or without tax`,
  lines: () => t`Order of the lines`,
  allowancesCharges: () => t`Discounts and charges`,
  prepaid: () => t`Paid in advance`,
  rounding: () => t`Rounding`,
  roundTo: () => t`Rounding`,
  withholding: () => t`Tax withheld by the customer`,
  cashDiscounts: () => t`Discount for early payment`,
  taxCurrency: () => t`Tax in a second currency`,
  note: () => t`Note`,
  paymentTerms: () => t`Payment terms`,
  statements: () => t`Statements on invoices`,
  bankAccountId: () => t`Bank account`,
  customFields: () => t`Own fields`,
  attachments: () => t`Attachments`,
}
