import {
  type LocalDate,
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  monthOf,
  yearOf,
} from '../date.ts'
import { withAttachments } from '../invoice/attachments.ts'
import type { Draft } from '../invoice/draft.ts'
import { duplicate } from '../invoice/duplicate.ts'
import { REFERENCES } from '../invoice/references.ts'
import { mapReferences } from '../invoice/reference-fields.ts'
import type { Period } from '../invoice/invoice.ts'
import {
  type RunPeriod,
  fillPeriodPlaceholders,
  runPeriodOf,
  wholeMonths,
} from './period-placeholders.ts'
import type { Plan } from './plan.ts'

/**
 * The content that repeats: a draft without number, issue date or payments, whose delivery date and periods belong to a
 * day.
 */
export type InvoiceTemplate = {
  readonly draft: Draft
  /** The day that delivery date and periods belong to. */
  readonly day: LocalDate
}

/**
 * The template of an invoice or draft, with its delivery date and periods. `day`: its date of issue. Files of an issued
 * document belong to it alone; those of a draft that was written to be repeated go along with every run.
 */
export function toInvoiceTemplate(
  draft: Draft,
  day: LocalDate,
  isIssued: boolean,
): InvoiceTemplate {
  const periodOfLine = new Map(draft.lines.map(line => [line.id, line.period]))
  const copy = duplicate(draft, day, () => '')
  return {
    day,
    draft: {
      ...withAttachments(copy, isIssued ? [] : (draft.attachments ?? [])),
      deliveryDate: draft.deliveryDate,
      period: draft.period,
      rounding: draft.rounding,
      lines: draft.lines.map(line => ({ ...line, period: periodOfLine.get(line.id) ?? null })),
    },
  }
}

/** The draft of a run: delivery date and periods moved to its day, period placeholders replaced. */
export function draftOfRun(
  template: InvoiceTemplate,
  plan: Plan,
  day: LocalDate,
  newLineId: () => string,
): Draft {
  const moved = templateAsDraft(template, plan, day, newLineId)
  const runPeriod = runPeriodFor(moved, plan, day)
  const fill = (text: string) => fillPeriodPlaceholders(text, runPeriod, moved.language, plan)
  const withReasons = <Entry extends { readonly reason: string }>(
    entries: readonly Entry[],
  ): Entry[] => entries.map(entry => ({ ...entry, reason: fill(entry.reason) }))
  return {
    ...moved,
    ...mapReferences(({ field }) => fill(moved[field])),
    note: fill(moved.note),
    paymentTerms: fill(moved.paymentTerms),
    allowancesCharges: withReasons(moved.allowancesCharges),
    lines: moved.lines.map(line => ({
      ...line,
      name: fill(line.name),
      description: fill(line.description),
      allowancesCharges: withReasons(line.allowancesCharges),
    })),
  }
}

/** The texts of a template that have placeholders, as the run of a day fills them in. */
export function filledTexts(
  template: InvoiceTemplate,
  plan: Plan,
  day: LocalDate,
): readonly string[] {
  const before = textsOf(templateAsDraft(template, plan, day, () => ''))
  const after = textsOf(draftOfRun(template, plan, day, () => ''))
  return [...new Set(after.filter((text, i) => text !== before[i]))]
}

/** All texts in which placeholders are replaced. */
function textsOf(draft: Draft): readonly string[] {
  return [
    ...draft.lines.flatMap(({ name, description, allowancesCharges }) => [
      name,
      description,
      ...allowancesCharges.map(({ reason }) => reason),
    ]),
    ...draft.allowancesCharges.map(({ reason }) => reason),
    draft.note,
    draft.paymentTerms,
    ...REFERENCES.map(({ field }) => draft[field]),
  ]
}

/** The template as a draft for a day, with its placeholders, to be edited. */
export function templateAsDraft(
  { draft, day: origin }: InvoiceTemplate,
  plan: Plan,
  day: LocalDate,
  newLineId: () => string,
): Draft {
  const move = { plan, from: origin, to: day }
  const movePeriod = (period: Period | null) => period && movedPeriod(period, move)
  return {
    ...draft,
    deliveryDate: draft.deliveryDate && moved(draft.deliveryDate, move),
    period: movePeriod(draft.period),
    lines: draft.lines.map(line => ({
      ...line,
      id: newLineId(),
      period: movePeriod(line.period),
    })),
  }
}

/** From the day of the template to the day of a run. */
type Move = { readonly plan: Plan; readonly from: LocalDate; readonly to: LocalDate }

/** A period from one run to the next stays one; whole months stay whole months. */
function movedPeriod({ start, end }: Period, move: Move): Period {
  if (start === undefined || end === undefined) {
    return {
      ...(start === undefined ? {} : { start: moved(start, move) }),
      ...(end === undefined ? {} : { end: moved(end, move) }),
    }
  }
  const own = runPeriodOf(move.plan, move.from)
  if (start === own.start && end === own.end) {
    const next = runPeriodOf(move.plan, move.to)
    return { start: next.start, end: next.end }
  }
  const months = wholeMonths(start, end)
  if (months === undefined || move.plan.unit === 'week') {
    return { start: shifted(start, move), end: moved(end, move) }
  }
  // Counted from the first start, as the plan counts its days: from 31 January, later months are not cut to 28 days.
  const next = addMonths(start, monthsBetween(move) + months)
  return { start: shifted(start, move), end: addDays(next, -1) }
}

/** A date on the template's day moves to the run's day; otherwise the end of a month stays the end of a month. */
function moved(date: LocalDate, move: Move): LocalDate {
  if (date === move.from) return move.to
  const next = shifted(date, move)
  return move.plan.unit !== 'week' && date === endOfMonth(date) ? endOfMonth(next) : next
}

/** The date moved by the whole weeks or months between the two days. */
function shifted(date: LocalDate, move: Move): LocalDate {
  return move.plan.unit === 'week'
    ? addDays(date, Math.round(daysBetween(move.from, move.to) / 7) * 7)
    : addMonths(date, monthsBetween(move))
}

function monthsBetween({ from, to }: Move): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from)
}

/** The period named by the document, else that of the run. */
function runPeriodFor({ period }: Draft, plan: Plan, day: LocalDate): RunPeriod {
  return period?.start !== undefined && period.end !== undefined
    ? { day, start: period.start, end: period.end }
    : runPeriodOf(plan, day)
}
