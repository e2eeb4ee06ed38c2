import type { Place } from '../country/territory.ts'
import type { LocalDate } from '../date.ts'
import { DOCUMENT_TYPE_RULES, documentTypeOf } from '../document-kind.ts'
import { ONE, compare, decimal, isNegative, isZero } from '../money/decimal.ts'
import { billableOf } from './billable-of.ts'
import type { Draft, DraftLine } from './draft.ts'
import { exceededRates, formerParts, keepsFormerRates } from './former-rates.ts'
import type { AllowanceCharge } from './invoice.ts'
import { supplyDay } from './line-tax.ts'
import { splitInWords } from './split-by-rate.ts'
import { type Totals, totalsOf } from './totals.ts'

export type MissingFieldCode =
  | 'customer_missing'
  | 'lines_missing'
  | 'name_missing'
  | 'quantity_missing'
  | 'price_missing'
  | 'rate_missing'
  | 'price_negative'
  | 'base_quantity_not_positive'
  | 'unit_missing'
  | 'reason_missing'
  | 'period_backwards'
  | 'due_before_issue'
  | 'corrected_invoice_missing'
  | 'tax_rate_not_positive'
  | 'tax_rate_is_one'
  | 'invoice_negative'
  | 'credit_note_negative'
  | 'payable_negative'
  | 'deposit_exceeds'
  | 'deposit_rate_changed'
  | 'withholding_rate_missing'
  | 'discount_percent_wrong'

const HUNDRED = decimal('100')

/** A missing or invalid field of a draft by its path: 'customerId', 'lines.0.price', 'allowancesCharges.1.reason'. */
export type MissingField = {
  readonly code: MissingFieldCode
  readonly path: string
  /** What its message names. */
  readonly named?: string
}

/**
 * What must be filled in before compose may be called; empty when the draft is ready. The legal rules come after, on
 * the composed invoice. `today` is the issue date of a draft without one; `place` is where the seller is, whose law says what
 * becomes of advances at a rate that has changed.
 */
export function missingFields(
  draft: Draft,
  today?: LocalDate,
  place?: Place,
): readonly MissingField[] {
  const issued = draft.issueDate ?? today
  const lines = [
    ...missingFieldIf(draft.lines.length === 0, 'lines_missing', 'lines'),
    ...draft.lines.flatMap((line, i) => lineMissingFields(line, `lines.${i}`)),
  ]
  return [
    ...missingFieldIf(draft.customerId === null, 'customer_missing', 'customerId'),
    ...lines,
    // The sums of an incomplete line mean nothing yet.
    ...(lines.length === 0 ? totalsMissingFields(draft, today, place) : []),
    ...draft.allowancesCharges.flatMap(({ tax, isShared }, i) =>
      missingFieldIf(
        tax.rate === null && !isShared,
        'rate_missing',
        `allowancesCharges.${i}.tax.rate`,
      ),
    ),
    ...reasonMissingFields(draft.allowancesCharges, 'allowancesCharges'),
    ...missingFieldIf(isBackwards(draft.period), 'period_backwards', 'period'),
    ...missingFieldIf(
      draft.due.by === 'date' && issued !== undefined && draft.due.date < issued,
      'due_before_issue',
      'due',
    ),
    ...missingFieldIf(
      DOCUMENT_TYPE_RULES[documentTypeOf(draft)].corrects !== undefined && draft.corrects === null,
      'corrected_invoice_missing',
      'corrects',
    ),
    ...missingFieldIf(
      draft.taxCurrency !== null &&
        (isNegative(draft.taxCurrency.rate) || isZero(draft.taxCurrency.rate)),
      'tax_rate_not_positive',
      'taxCurrency.rate',
    ),
    ...missingFieldIf(
      draft.withholding?.rate === null,
      'withholding_rate_missing',
      'withholding.rate',
    ),
    ...(draft.cashDiscounts ?? []).flatMap(({ percent }, i) =>
      missingFieldIf(
        isZero(percent) || isNegative(percent) || compare(percent, HUNDRED) >= 0,
        'discount_percent_wrong',
        `cashDiscounts.${i}.percent`,
      ),
    ),
    // A rate of exactly 1 between two currencies is taken for one that was not entered.
    ...missingFieldIf(
      draft.taxCurrency?.rate === ONE && draft.taxCurrency.currency !== draft.currency,
      'tax_rate_is_one',
      'taxCurrency.rate',
    ),
  ]
}

/**
 * A sum below zero reverses debtor and creditor: that is a credit note, which names the invoice it corrects (Directive
 * 2006/112/EC, art. 219) and has a number of its own series. Zero is allowed: a supply paid in full in advance is
 * invoiced all the same (art. 220), and no rule of EN 16931 requires more than zero.
 */
function totalsMissingFields(draft: Draft, today?: LocalDate, place?: Place): MissingField[] {
  const totals = totalsOf(billableOf(draft))
  const { gross, prepaid, payable } = totals
  const code = draft.kind === 'invoice' ? 'invoice_negative' : 'credit_note_negative'
  if (gross < 0n) return [{ code, path: 'lines' }]
  const exceeding = exceedingDeposits(draft, totals, today, place)
  if (exceeding) return [exceeding]
  const path = gross < prepaid ? 'prepaid' : 'rounding'
  return missingFieldIf(payable < 0n, 'payable_negative', path)
}

/** What was invoiced in advance at a rate and is not sold at it: nothing of it, or at the rate of a later day. */
function exceedingDeposits(
  draft: Draft,
  totals: Totals,
  today: LocalDate | undefined,
  place: Place | undefined,
): MissingField | undefined {
  const exceeded = exceededRates(draft, totals)
  if (exceeded.length === 0) return undefined
  const day = today && supplyDay(draft, today)
  const supplied = place && day ? { place, day } : undefined
  const former = supplied ? formerParts(draft, totals, supplied) : []
  const path = 'deposits'
  if (!supplied || former.length < exceeded.length) return { code: 'deposit_exceeds', path }
  if (!keepsFormerRates(supplied)) return undefined
  return { code: 'deposit_rate_changed', path, named: splitInWords(draft, totals, former) }
}

function lineMissingFields(line: DraftLine, path: string): MissingField[] {
  const base = line.priceBaseQuantity
  return [
    ...missingFieldIf(line.name.trim() === '', 'name_missing', `${path}.name`),
    ...missingFieldIf(line.quantity === null, 'quantity_missing', `${path}.quantity`),
    ...missingFieldIf(line.unit === '', 'unit_missing', `${path}.unit`),
    ...missingFieldIf(line.price === null, 'price_missing', `${path}.price`),
    ...missingFieldIf(line.tax.rate === null, 'rate_missing', `${path}.tax.rate`),
    // BR-27: a deduction is a negative quantity or an allowance, never a negative price.
    ...missingFieldIf(
      line.price !== null && isNegative(line.price),
      'price_negative',
      `${path}.price`,
    ),
    ...missingFieldIf(
      isNegative(base) || isZero(base),
      'base_quantity_not_positive',
      `${path}.priceBaseQuantity`,
    ),
    ...missingFieldIf(isBackwards(line.period), 'period_backwards', `${path}.period`),
    ...reasonMissingFields(line.allowancesCharges, `${path}.allowancesCharges`),
  ]
}

/** BR-33, BR-38, BR-42, BR-44: each allowance and charge has a reason. */
function reasonMissingFields(entries: readonly AllowanceCharge[], path: string): MissingField[] {
  return entries.flatMap((entry, i) =>
    missingFieldIf(
      entry.reason.trim() === '' && entry.reasonCode === '',
      'reason_missing',
      `${path}.${i}.reason`,
    ),
  )
}

function isBackwards(period: Draft['period']): boolean {
  return period?.start !== undefined && period.end !== undefined && period.end < period.start
}

function missingFieldIf(missing: boolean, code: MissingFieldCode, path: string): MissingField[] {
  return missing ? [{ code, path }] : []
}
