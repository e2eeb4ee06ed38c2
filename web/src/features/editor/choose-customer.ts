import type { CustomerView } from '@bordereau/contract/customers'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { initialRoundTo } from '@bordereau/domain/invoice/round-to'
import { type TaxContext, taxOfLine } from '@bordereau/domain/invoice/line-tax'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import type { OwnTax } from '@bordereau/domain/tax/question'

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
  return {
    customerId: customer.id,
    language: customer.language,
    secondLanguage: customer.secondLanguage,
    ...(priced ? {} : withCurrency(customer.currency, context)),
    ...(draft.due.by === 'days'
      ? { due: { by: 'days', days: customer.dueDays ?? context.dueDays } }
      : {}),
    buyerReference: customer.buyerReference,
    lines: draft.lines.map(line => lineForCustomer(line, before, after)),
    allowancesCharges: draft.allowancesCharges.map(allowanceCharge => ({
      ...allowanceCharge,
      tax: taxLike(allowanceCharge.tax, draft.lines, before, after),
    })),
  }
}

/**
 * The changes when the supplier of a self-billed document is chosen: languages, currency and term are the supplier's, and a
 * tax that was suggested for the former one is replaced by the suggestion for this one. Rounding is the supplier's choice,
 * so that a step which was set is kept with its currency and none is assumed for another.
 */
export function withSupplier(
  draft: Draft,
  supplier: Customer,
  {
    before,
    after,
    dueDays,
  }: Readonly<Record<'before' | 'after', TaxContext>> & { dueDays: number },
): Partial<Draft> {
  const priced = draft.lines.some(({ price }) => price !== null)
  return {
    customerId: supplier.id,
    language: supplier.language,
    secondLanguage: supplier.secondLanguage,
    ...(priced || supplier.currency === draft.currency
      ? {}
      : { currency: supplier.currency, roundTo: null }),
    ...(draft.due.by === 'days' ? { due: { by: 'days', days: supplier.dueDays ?? dueDays } } : {}),
    lines: draft.lines.map(line => lineForCustomer(line, before, after)),
    allowancesCharges: draft.allowancesCharges.map(allowanceCharge => ({
      ...allowanceCharge,
      tax: taxLike(allowanceCharge.tax, draft.lines, before, after),
    })),
  }
}

/** Each currency has its own step of rounding. */
function withCurrency(currency: string, { seller }: Pick<TaxContext, 'seller'>): Partial<Draft> {
  return { currency, roundTo: initialRoundTo(seller.place.country, currency) }
}

/** The tax that was decided for the former customer is decided again; one chosen by hand stays. */
function lineForCustomer(line: DraftLine, before: TaxContext, after: TaxContext): DraftLine {
  const ownTax = line.ownTax ?? impliedOwnTax(line.tax)
  const decided = [line, { ...line, ownTax }].find(each =>
    isSameTax(taxOfLine(each, before).tax, line.tax),
  )
  return decided ? { ...decided, tax: taxOfLine(decided, after).tax } : line
}

/** A rate that was chosen by hand before items had their own tax on the line. */
function impliedOwnTax({ category, rate }: DraftTax): OwnTax | null {
  return category === 'S' && rate !== null ? { key: '', category, rate } : null
}

/** A discount or charge has no supply of its own: it follows the first line whose tax it had. */
function taxLike(
  tax: DraftTax,
  lines: readonly DraftLine[],
  before: TaxContext,
  after: TaxContext,
): DraftTax {
  const line = lines.find(each => isSameTax(each.tax, tax))
  return line ? lineForCustomer(line, before, after).tax : tax
}

function isSameTax(a: DraftTax, b: DraftTax): boolean {
  return a.category === b.category && a.rate === b.rate && a.exemptionCode === b.exemptionCode
}
