import {
  type LocalDate,
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  monthOf,
  yearOf,
} from '../date.ts'
import type { Draft } from '../invoice/draft.ts'
import { duplicate } from '../invoice/duplicate.ts'
import type { Period } from '../invoice/invoice.ts'
import { type Occasion, fillPeriodWords, occasionOf } from './period-words.ts'
import type { Plan } from './plan.ts'

/** What repeats: a draft without number, dates of issue or payments, whose delivery and periods are those of a day. */
export type Pattern = {
  readonly draft: Draft
  /** The day that delivery date and periods belong to. */
  readonly day: LocalDate
}

/** Of an invoice or a draft, with the delivery and periods it has. `day`: when it was, or will be, issued. */
export function patternOf(draft: Draft, day: LocalDate): Pattern {
  const kept = new Map(draft.lines.map(line => [line.id, line.period]))
  const copy = duplicate(draft, day, () => '')
  return {
    day,
    draft: {
      ...copy,
      deliveryDate: draft.deliveryDate,
      period: draft.period,
      rounding: draft.rounding,
      lines: draft.lines.map(line => ({ ...line, period: kept.get(line.id) ?? null })),
    },
  }
}

/** The draft of a run: delivery and periods moved along to its day, the words of its period filled in. */
export function draftOfRun(
  pattern: Pattern,
  plan: Plan,
  day: LocalDate,
  newLineId: () => string,
): Draft {
  const moved = patternAt(pattern, plan, day, newLineId)
  const occasion = occasionFor(moved, plan, day)
  const say = (text: string) => fillPeriodWords(text, occasion, moved.language)
  const reasoned = <Part extends { readonly reason: string }>(parts: readonly Part[]): Part[] =>
    parts.map(part => ({ ...part, reason: say(part.reason) }))
  return {
    ...moved,
    buyerReference: say(moved.buyerReference),
    orderReference: say(moved.orderReference),
    contractReference: say(moved.contractReference),
    projectReference: say(moved.projectReference),
    note: say(moved.note),
    paymentTerms: say(moved.paymentTerms),
    allowancesCharges: reasoned(moved.allowancesCharges),
    lines: moved.lines.map(line => ({
      ...line,
      name: say(line.name),
      description: say(line.description),
      allowancesCharges: reasoned(line.allowancesCharges),
    })),
  }
}

/** The pattern as a draft for a day, its words still words: to be changed by hand. */
export function patternAt(
  { draft, day: origin }: Pattern,
  { unit }: Pick<Plan, 'unit'>,
  day: LocalDate,
  newLineId: () => string,
): Draft {
  const move = (date: LocalDate) => moved(date, origin, day, unit)
  const movePeriod = (period: Period | null) => period && periodMoved(period, move)
  return {
    ...draft,
    deliveryDate: draft.deliveryDate && move(draft.deliveryDate),
    period: movePeriod(draft.period),
    lines: draft.lines.map(line => ({
      ...line,
      id: newLineId(),
      period: movePeriod(line.period),
    })),
  }
}

function periodMoved(period: Period, move: (date: LocalDate) => LocalDate): Period {
  return {
    ...(period.start === undefined ? {} : { start: move(period.start) }),
    ...(period.end === undefined ? {} : { end: move(period.end) }),
  }
}

/** As many whole weeks or months on as lie between the two days; the end of a month stays one. */
function moved(date: LocalDate, from: LocalDate, to: LocalDate, unit: Plan['unit']): LocalDate {
  if (unit === 'week') return addDays(date, Math.round(daysBetween(from, to) / 7) * 7)
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from)
  const next = addMonths(date, months)
  return date === endOfMonth(date) ? endOfMonth(next) : next
}

/** A document that names a period speaks of that one. */
function occasionFor({ period }: Draft, plan: Plan, day: LocalDate): Occasion {
  return period?.start !== undefined && period.end !== undefined
    ? { day, start: period.start, end: period.end }
    : occasionOf(plan, day)
}
