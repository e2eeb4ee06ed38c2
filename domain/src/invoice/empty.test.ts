import { expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { emptyDraft, emptyLine } from './empty.ts'

test('an empty draft is an invoice without any text, due on the day of issue', () => {
  expect(emptyDraft({ currency: 'CHF', language: 'de' })).toEqual({
    kind: 'invoice',
    customerId: null,
    currency: 'CHF',
    language: 'de',
    secondLanguage: null,
    issueDate: null,
    due: { by: 'days', days: 0 },
    deliveryDate: null,
    period: null,
    deliveryAddress: null,
    buyerReference: '',
    orderReference: '',
    contractReference: '',
    projectReference: '',
    pricesIncludeTax: false,
    lines: [],
    allowancesCharges: [],
    prepaid: '0',
    rounding: '0',
    taxCurrency: null,
    note: '',
    paymentTerms: '',
    bankAccountId: null,
    corrects: null,
  })
})

test('an empty line is one piece without a price', () => {
  const tax = {
    category: 'S',
    rate: decimal('20'),
    exemptionCode: '',
    exemptionReason: '',
  } as const
  expect(emptyLine('a', tax)).toEqual({
    id: 'a',
    itemId: null,
    name: '',
    description: '',
    note: '',
    quantity: '1',
    unit: 'C62',
    price: null,
    priceBaseQuantity: '1',
    supply: 'services',
    tax,
    ownTax: null,
    allowancesCharges: [],
    period: null,
    sellerItemId: '',
    classification: '',
  })
})
