import { ZERO } from '@bordereau/domain/money/decimal'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Buyer, Seller } from './parties-store.ts'

/** An empty draft with the company's habits and, when known, the customer's. */
export function newDraft(seller: Seller, buyer: Buyer | undefined): Draft {
  return {
    kind: 'invoice',
    customerId: buyer?.id ?? null,
    currency: buyer?.currency ?? seller.currency,
    language: buyer?.language ?? seller.language,
    secondLanguage: buyer?.secondLanguage ?? null,
    issueDate: null,
    due: { by: 'days', days: buyer?.dueDays ?? seller.dueDays },
    deliveryDate: null,
    period: null,
    deliveryAddress: null,
    buyerReference: buyer?.buyerReference ?? '',
    orderReference: '',
    contractReference: '',
    projectReference: '',
    pricesIncludeTax: seller.pricesIncludeTax,
    lines: [],
    allowancesCharges: [],
    prepaid: ZERO,
    rounding: ZERO,
    taxCurrency: null,
    note: '',
    paymentTerms: seller.paymentTerms,
    bankAccountId: null,
    corrects: null,
  }
}
