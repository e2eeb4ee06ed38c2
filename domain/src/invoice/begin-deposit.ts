import { type Decision, accept, refuse } from '../decision.ts'
import type { LocalDate } from '../date.ts'
import { documentTypeOf } from '../document-kind.ts'
import { toDecimal, toMinor } from '../money/currency.ts'
import {
  type Decimal,
  ONE,
  ZERO,
  compare,
  decimal,
  isNegative,
  isZero,
  multiply,
  round,
} from '../money/decimal.ts'
import { decimalsOf } from '../money/currency.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import { sameTax } from '../tax-category/same-tax.ts'
import { formatRate } from '../text/format.ts'
import { textIn } from '../text/text.ts'
import { withoutAttachments } from './attachments.ts'
import { billableOf } from './billable-of.ts'
import { type Days, taxOnDay } from '../tax/rate-change.ts'
import { offeredTaxes } from '../country/offered-taxes.ts'
import type { Place } from '../country/territory.ts'
import { remainingVat } from './deposits.ts'
import { remainingOfSold } from './former-rates.ts'
import { type DepositPart, depositParts } from './deposit-parts.ts'
import type { Draft, DraftLine } from './draft.ts'
import { emptyLine } from './empty.ts'
import { type VatSubtotal, totalsOf } from './totals.ts'

export type DepositRefusal =
  | 'not_an_invoice'
  | 'deposit_too_large'
  | 'nothing_to_invoice'
  | 'no_deposit_for_intra_community'

/**
 * How much of the agreed sum is invoiced in advance: a percentage of each tax rate's part, or an amount for each category
 * and rate, without tax, or with it where the prices of the document include it.
 */
export type DepositShare =
  | { readonly by: 'percent'; readonly percent: Decimal }
  | { readonly by: 'amount'; readonly amounts: readonly DepositAmount[] }

/** Where the seller is, the day of the supply, and the day on which the deposit is invoiced. */
export type DepositDates = {
  readonly place: Place
  readonly supplied: LocalDate
  readonly day: LocalDate
}

export type DepositAmount = {
  readonly category: TaxCategoryCode
  readonly rate: Decimal
  readonly amount: Decimal
}

/**
 * A draft of a deposit invoice on what `agreed`, the draft of the later final invoice, is to sell: one line for each tax
 * category and rate, or two where the buyer withholds of a part of it. Together with its earlier deposits it never exceeds the agreed sum of a rate. Intra-Community
 * supplies of goods have no invoice in advance (Directive 2006/112/EC, art. 220 (1)(4) leaves them out). Its tax is that of
 * its own day (art. 93): where `dates` say that a rate changes until the supply, it has the one before.
 */
export function beginDeposit(
  agreed: Draft,
  share: DepositShare,
  newLineId: () => string,
  dates?: DepositDates,
): Decision<Draft, DepositRefusal> {
  if (documentTypeOf(agreed) !== 'invoice') return refuse('not_an_invoice')
  const totals = totalsOf(billableOf(agreed))
  if (totals.vat.some(({ category }) => category === 'K'))
    return refuse('no_deposit_for_intra_community')
  const left = dates
    ? remainingOfSold(agreed, totals, { place: dates.place, day: dates.supplied })
    : remainingVat(totals, agreed.deposits)
  const lines: DraftLine[] = []
  for (const [i, subtotal] of totals.vat.entries()) {
    const amount = amountOf(share, subtotal, agreed)
    if (isZero(amount)) continue
    const rest = left[i] ?? subtotal
    const limit = agreed.pricesIncludeTax ? rest.taxable + rest.tax : rest.taxable
    if (isNegative(amount) || toMinor(amount, agreed.currency) > limit)
      return refuse('deposit_too_large', { rate: subtotal.rate })
    for (const part of depositParts(agreed, subtotal, amount))
      lines.push(lineOf(agreed, share, onItsDay(subtotal, agreed, dates), part, newLineId()))
  }
  return lines.length === 0 ? refuse('nothing_to_invoice') : accept(depositOf(agreed, lines))
}

/** A draft of the final invoice where none was prepared: it has the deposit's parties and terms, and no lines yet. */
export function beginFinal(deposit: Draft): Draft {
  return {
    ...withoutAttachments(deposit),
    type: undefined,
    issueDate: null,
    deliveryDate: null,
    period: null,
    lines: [],
    prepaid: ZERO,
    rounding: ZERO,
    corrects: null,
  }
}

function depositOf(agreed: Draft, lines: readonly DraftLine[]): Draft {
  return {
    ...withoutAttachments(agreed),
    type: 'deposit',
    issueDate: null,
    due: agreed.due.by === 'days' ? agreed.due : { by: 'days', days: 0 },
    // The supply is still to come.
    deliveryDate: null,
    period: null,
    lines,
    allowancesCharges: [],
    prepaid: ZERO,
    rounding: ZERO,
    deposits: undefined,
    note: '',
  }
}

function amountOf(
  share: DepositShare,
  part: VatSubtotal,
  { currency, pricesIncludeTax }: Draft,
): Decimal {
  if (share.by === 'amount') {
    const own = share.amounts.find(
      ({ category, rate }) => category === part.category && compare(rate, part.rate) === 0,
    )
    return own ? round(own.amount, decimalsOf(currency)) : ZERO
  }
  const whole = toDecimal(pricesIncludeTax ? part.taxable + part.tax : part.taxable, currency)
  return round(multiply(multiply(whole, share.percent), decimal('0.01')), decimalsOf(currency))
}

/** The tax of a subtotal as it is on the day of the deposit. Several taxes, and those of other states, stay as agreed. */
function onItsDay(
  subtotal: VatSubtotal,
  { lines }: Draft,
  dates: DepositDates | undefined,
): VatSubtotal & { readonly agreedRate: Decimal } {
  const agreed = { ...subtotal, agreedRate: subtotal.rate }
  const taxed = lines.find(({ tax }) => sameTax(tax, subtotal))?.tax
  if (!dates || taxed?.parts !== undefined || taxed?.country !== undefined) return agreed
  const days: Days = { from: dates.supplied, to: dates.day }
  const { place } = dates
  const rate = taxOnDay(offeredTaxes(place), subtotal, days, place.country)?.rate
  return { ...agreed, rate: rate ?? subtotal.rate }
}

function lineOf(
  agreed: Draft,
  share: DepositShare,
  { category, rate, agreedRate, exemptionCode, exemptionReason }: ReturnType<typeof onItsDay>,
  { amount, isWithheld, like, names }: DepositPart,
  id: string,
): DraftLine {
  const { paper } = textIn(agreed.language)
  const taxed = agreed.lines.find(({ tax }) => tax.category === category && tax.rate === agreedRate)
  // Several taxes stay several, each rounded by itself.
  const parts = {
    ...(taxed?.tax.parts && { parts: taxed.tax.parts }),
    ...(taxed?.tax.country !== undefined && { country: taxed.tax.country }),
  }
  return {
    ...emptyLine(id, { category, rate, exemptionCode, exemptionReason, ...parts }),
    name:
      share.by === 'percent'
        ? paper.depositShare({ share: formatRate(share.percent, agreed.language) })
        : paper.deposit,
    description: [...new Set(names.map(name => name.trim()))]
      .filter(name => name !== '')
      .slice(0, MAX_NAMES)
      .join(', '),
    quantity: ONE,
    price: amount,
    // What is supplied, and its classification in India, are those of the goods or services to come.
    supply: like?.supply ?? 'services',
    ...(like?.performedAt ? { performedAt: like.performedAt } : {}),
    ownTax: ownTaxOf(like, agreedRate, rate),
    classification: like?.classification ?? '',
    ...(isWithheld ? {} : { isWithheld: false }),
  }
}

/** The item's own tax, at the rate of the day where it is the one of the line. */
function ownTaxOf(
  like: DraftLine | undefined,
  agreedRate: Decimal,
  rate: Decimal,
): DraftLine['ownTax'] {
  const own = like?.ownTax ?? null
  return own !== null && own.rate === agreedRate ? { ...own, rate } : own
}

/** So many goods or services are named on a deposit. */
const MAX_NAMES = 8
