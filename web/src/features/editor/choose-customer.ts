import type { CustomerView } from '@bordereau/contract/customers'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { Tax } from '@bordereau/domain/tax-category/category'
import { type TaxContext, suggestedTax } from './new-line.ts'

type Customer = Pick<
  CustomerView,
  'id' | 'profile' | 'currency' | 'language' | 'secondLanguage' | 'dueDays' | 'buyerReference'
>

/**
 * The changes to the draft when a customer is chosen: languages, payment terms and reference are the customer's, and the
 * currency too while no line has a price. A tax that was suggested for the former customer is replaced by the suggestion
 * for this one; a tax that was chosen by hand stays.
 */
export function withCustomer(
  draft: Draft,
  customer: Customer,
  former: PartyProfile | null,
  context: Omit<TaxContext, 'buyer' | 'language'> & { readonly dueDays: number },
): Partial<Draft> {
  const priced = draft.lines.some(({ price }) => price !== null)
  const before: TaxContext = { ...context, buyer: former, language: draft.language }
  const after: TaxContext = { ...context, buyer: customer.profile, language: customer.language }
  const updateTax = (tax: Tax): Tax => taxForCustomer(tax, before, after)
  return {
    customerId: customer.id,
    language: customer.language,
    secondLanguage: customer.secondLanguage,
    ...(priced ? {} : { currency: customer.currency }),
    ...(draft.due.by === 'days'
      ? { due: { by: 'days', days: customer.dueDays ?? context.dueDays } }
      : {}),
    buyerReference: customer.buyerReference,
    lines: draft.lines.map(line => ({ ...line, tax: updateTax(line.tax) })),
    allowancesCharges: draft.allowancesCharges.map(allowanceCharge => ({
      ...allowanceCharge,
      tax: updateTax(allowanceCharge.tax),
    })),
  }
}

function taxForCustomer(tax: Tax, before: TaxContext, after: TaxContext): Tax {
  for (const supply of ['services', 'goods'] as const) {
    const [former, next] = [suggestedTax(before, supply), suggestedTax(after, supply)]
    if (!isSameTax(former.tax, tax) && !(isStandardCategory(tax) && former.key === 'standard'))
      continue
    // A reduced domestic rate is a choice by hand; it is replaced only by a cross-border tax.
    return isStandardCategory(tax) && next.key === 'standard' ? tax : next.tax
  }
  return tax
}

const isStandardCategory = (tax: Tax) => tax.category === 'S'

function isSameTax(a: Tax, b: Tax): boolean {
  return a.category === b.category && a.rate === b.rate && a.exemptionCode === b.exemptionCode
}
