import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getCustomer } from '@bordereau/contract/customers'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { Tax } from '@bordereau/domain/tax/category'
import { type Trade, suggestedTax } from './new-line.ts'

type Customer = Pick<
  ResponseOf<typeof getCustomer>,
  'id' | 'profile' | 'currency' | 'language' | 'secondLanguage' | 'dueDays' | 'buyerReference'
>

/**
 * What choosing a customer changes in the draft: languages, terms and reference are hers, and so is the currency while no price is
 * typed. A tax that was the proposal for the former customer becomes the proposal for this one; what somebody chose by hand stays.
 */
export function withCustomer(
  draft: Draft,
  customer: Customer,
  former: PartyProfile | null,
  context: Omit<Trade, 'buyer' | 'language'> & { readonly dueDays: number },
): Partial<Draft> {
  const priced = draft.lines.some(({ price }) => price !== null)
  const before: Trade = { ...context, buyer: former, language: draft.language }
  const after: Trade = { ...context, buyer: customer.profile, language: customer.language }
  const retax = (tax: Tax): Tax => retaxed(tax, before, after)
  return {
    customerId: customer.id,
    language: customer.language,
    secondLanguage: customer.secondLanguage,
    ...(priced ? {} : { currency: customer.currency }),
    ...(draft.due.by === 'days'
      ? { due: { by: 'days', days: customer.dueDays ?? context.dueDays } }
      : {}),
    buyerReference: customer.buyerReference,
    lines: draft.lines.map(line => ({ ...line, tax: retax(line.tax) })),
    allowancesCharges: draft.allowancesCharges.map(entry => ({ ...entry, tax: retax(entry.tax) })),
  }
}

function retaxed(tax: Tax, before: Trade, after: Trade): Tax {
  for (const supply of ['services', 'goods'] as const) {
    const [former, next] = [suggestedTax(before, supply), suggestedTax(after, supply)]
    if (!isSame(former.tax, tax) && !(isRate(tax) && former.key === 'standard')) continue
    // A reduced rate at home is a choice; it gives way only where the tax leaves the country.
    return isRate(tax) && next.key === 'standard' ? tax : next.tax
  }
  return tax
}

const isRate = (tax: Tax) => tax.category === 'S'

function isSame(a: Tax, b: Tax): boolean {
  return a.category === b.category && a.rate === b.rate && a.exemptionCode === b.exemptionCode
}
