import type { LocalDate } from '../date.ts'
import { isNegative, isZero } from '../money/decimal.ts'
import type { Draft, DraftLine } from './draft.ts'
import type { AllowanceCharge } from './invoice.ts'

export type LackCode =
  | 'customer_missing'
  | 'lines_missing'
  | 'name_missing'
  | 'quantity_missing'
  | 'price_missing'
  | 'price_negative'
  | 'base_quantity_not_positive'
  | 'unit_missing'
  | 'reason_missing'
  | 'period_backwards'
  | 'due_before_issue'
  | 'corrected_invoice_missing'
  | 'tax_rate_not_positive'

/** Something a draft lacks, and where: 'customerId', 'lines', 'lines.0.price', 'allowancesCharges.1.reason'. */
export type Lack = { readonly code: LackCode; readonly path: string }

/**
 * What must be mended before compose may be called; empty when the draft is ready. The laws' own rules come after, on
 * the composed invoice. `today` is the issue date of a draft that names none.
 */
export function readiness(draft: Draft, today?: LocalDate): readonly Lack[] {
  const issued = draft.issueDate ?? today
  return [
    ...lack(draft.customerId === null, 'customer_missing', 'customerId'),
    ...lack(draft.lines.length === 0, 'lines_missing', 'lines'),
    ...draft.lines.flatMap((line, i) => lineLacks(line, `lines.${i}`)),
    ...reasonLacks(draft.allowancesCharges, 'allowancesCharges'),
    ...lack(isBackwards(draft.period), 'period_backwards', 'period'),
    ...lack(
      draft.due.by === 'date' && issued !== undefined && draft.due.date < issued,
      'due_before_issue',
      'due',
    ),
    ...lack(
      draft.kind === 'credit_note' && draft.corrects === null,
      'corrected_invoice_missing',
      'corrects',
    ),
    ...lack(
      draft.taxCurrency !== null &&
        (isNegative(draft.taxCurrency.rate) || isZero(draft.taxCurrency.rate)),
      'tax_rate_not_positive',
      'taxCurrency.rate',
    ),
  ]
}

function lineLacks(line: DraftLine, path: string): Lack[] {
  const base = line.priceBaseQuantity
  return [
    ...lack(line.name.trim() === '', 'name_missing', `${path}.name`),
    ...lack(line.quantity === null, 'quantity_missing', `${path}.quantity`),
    ...lack(line.unit === '', 'unit_missing', `${path}.unit`),
    ...lack(line.price === null, 'price_missing', `${path}.price`),
    // BR-27: a deduction is a negative quantity or an allowance, never a negative price.
    ...lack(line.price !== null && isNegative(line.price), 'price_negative', `${path}.price`),
    ...lack(
      isNegative(base) || isZero(base),
      'base_quantity_not_positive',
      `${path}.priceBaseQuantity`,
    ),
    ...lack(isBackwards(line.period), 'period_backwards', `${path}.period`),
    ...reasonLacks(line.allowancesCharges, `${path}.allowancesCharges`),
  ]
}

/** BR-33, BR-38, BR-42, BR-44: each allowance and charge says why. */
function reasonLacks(entries: readonly AllowanceCharge[], path: string): Lack[] {
  return entries.flatMap((entry, i) =>
    lack(
      entry.reason.trim() === '' && entry.reasonCode === '',
      'reason_missing',
      `${path}.${i}.reason`,
    ),
  )
}

function isBackwards(period: Draft['period']): boolean {
  return period?.start !== undefined && period.end !== undefined && period.end < period.start
}

function lack(missing: boolean, code: LackCode, path: string): Lack[] {
  return missing ? [{ code, path }] : []
}
