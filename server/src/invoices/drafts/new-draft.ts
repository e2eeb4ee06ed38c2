import type { Draft } from '@bordereau/domain/invoice/draft'
import { emptyDraft } from '@bordereau/domain/invoice/empty'
import type { Buyer, Seller } from '../document/parties-store.ts'

/** An empty draft with the defaults of the customer, else of the company. */
export function newDraft(seller: Seller, buyer: Buyer | undefined): Draft {
  return {
    ...emptyDraft({
      currency: buyer?.currency ?? seller.currency,
      language: buyer?.language ?? seller.language,
    }),
    customerId: buyer?.id ?? null,
    secondLanguage: buyer?.secondLanguage ?? null,
    due: { by: 'days', days: buyer?.dueDays ?? seller.dueDays },
    buyerReference: buyer?.buyerReference ?? '',
    pricesIncludeTax: seller.pricesIncludeTax,
    paymentTerms: seller.paymentTerms,
  }
}
