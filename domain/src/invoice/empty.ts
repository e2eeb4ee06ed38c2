import { ONE, ZERO } from '../money/decimal.ts'
import type { DraftTax } from '../tax-category/category.ts'
import type { Draft, DraftLine } from './draft.ts'
import { NO_REFERENCES } from './reference-fields.ts'

/** A line with nothing typed into it: quantity 1 of the piece (UN/ECE C62), no price. */
export function emptyLine(id: string, tax: DraftTax): DraftLine {
  return {
    id,
    itemId: null,
    name: '',
    description: '',
    note: '',
    quantity: ONE,
    unit: 'C62',
    price: null,
    priceBaseQuantity: ONE,
    supply: 'services',
    tax,
    ownTax: null,
    allowancesCharges: [],
    period: null,
    sellerItemId: '',
    classification: '',
  }
}

/** An invoice with nothing typed into it, due on the day of issue. */
export function emptyDraft(start: Pick<Draft, 'currency' | 'language'>): Draft {
  return {
    kind: 'invoice',
    customerId: null,
    currency: start.currency,
    language: start.language,
    secondLanguage: null,
    issueDate: null,
    due: { by: 'days', days: 0 },
    deliveryDate: null,
    period: null,
    deliveryAddress: null,
    ...NO_REFERENCES,
    pricesIncludeTax: false,
    lines: [],
    allowancesCharges: [],
    prepaid: ZERO,
    rounding: ZERO,
    taxCurrency: null,
    note: '',
    paymentTerms: '',
    bankAccountId: null,
    corrects: null,
  }
}
