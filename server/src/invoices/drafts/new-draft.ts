import type { Draft } from '@bordereau/domain/invoice/draft'
import { emptyDraft } from '@bordereau/domain/invoice/empty'
import { initialRoundTo } from '@bordereau/domain/invoice/round-to'
import type { Buyer, Seller } from '../document/parties-store.ts'

/** An empty draft with the defaults of the customer, else of the company. One in the name of a supplier has its own terms. */
export function newDraft(
  seller: Seller,
  buyer: Buyer | undefined,
  type?: 'self_billed_invoice',
): Draft {
  const currency = buyer?.currency ?? seller.currency
  const usual: Draft = {
    ...emptyDraft({
      currency,
      language: buyer?.language ?? seller.language,
    }),
    customerId: buyer?.id ?? null,
    secondLanguage: buyer?.secondLanguage ?? null,
    due: { by: 'days', days: buyer?.dueDays ?? seller.dueDays },
    buyerReference: buyer?.buyerReference ?? '',
    roundTo: initialRoundTo(seller.profile.address.country, currency),
    pricesIncludeTax: seller.pricesIncludeTax,
    paymentTerms: seller.paymentTerms,
  }
  if (type === undefined) return usual
  return {
    ...usual,
    type,
    buyerReference: '',
    roundTo: null,
    pricesIncludeTax: false,
    paymentTerms: '',
  }
}
