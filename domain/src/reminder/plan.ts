import type { LocalDate } from '../date.ts'
import type { ReminderTone } from '../text/mail-template.ts'

/** A reminder of an invoice that is still open: days after its due date, negative before it. */
export type ReminderLevel = {
  /** Stable: what was sent is recorded by it. */
  readonly id: string
  readonly days: number
  readonly tone: ReminderTone
}

/** Whole hours of the day in the company's time zone: from 9 to 17 is until 16:59. */
export type WorkingHours = { readonly from: number; readonly to: number }

/** When a company's customers are reminded, by itself. */
export type ReminderPlan = {
  readonly enabled: boolean
  /** The day on which it was switched on last; it is not known of plans that were before it was kept. */
  readonly since?: LocalDate | undefined
  readonly levels: readonly ReminderLevel[]
  readonly hours: WorkingHours
  /** A firm or final reminder says what the law gives the seller of a buyer in business, or of a private person. */
  readonly claims: { readonly business: boolean; readonly person: boolean }
  /** A reminder after the due date lists the customer's other open invoices in the same currency. */
  readonly listsOpenInvoices: boolean
  /** A reminder by hand, or from the due date on, has the customer's statement of account as PDF beside the invoice. */
  readonly attachesStatement: boolean
}

/** What a customer gets instead of the company's plan; null in its place: as the company. */
export type CustomerReminders =
  | { readonly by: 'none' }
  | { readonly by: 'levels'; readonly levels: readonly ReminderLevel[] }

/** Why no reminder of an invoice goes out, and the last day of it; null: until it is lifted. */
export const HOLD_REASONS = ['promised', 'disputed', 'paused'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]
export type Hold = { readonly reason: HoldReason; readonly until: LocalDate | null }

export const MAX_LEVELS = 8
export const EARLIEST_DAYS = -30
export const LATEST_DAYS = 180
/** Days between two reminders of an invoice, also between one by hand and the next by itself. */
export const MIN_GAP_DAYS = 3

/** Of a new company: nothing goes out before a person switches it on. */
export const DEFAULT_PLAN: ReminderPlan = {
  enabled: false,
  levels: [
    { id: 'first', days: 3, tone: 'friendly' },
    { id: 'second', days: 10, tone: 'firm' },
    { id: 'third', days: 24, tone: 'final' },
  ],
  hours: { from: 9, to: 17 },
  claims: { business: false, person: false },
  listsOpenInvoices: false,
  attachesStatement: false,
}

export type LevelProblem = 'too_close' | 'out_of_range' | 'too_many' | 'same_id'

/** What is wrong with levels; undefined: nothing. They may be in any order. */
export function levelProblem(levels: readonly ReminderLevel[]): LevelProblem | undefined {
  if (levels.length > MAX_LEVELS) return 'too_many'
  if (new Set(levels.map(({ id }) => id)).size < levels.length) return 'same_id'
  const days = levels.map(one => one.days).toSorted((a, b) => a - b)
  if (days.some(day => day < EARLIEST_DAYS || day > LATEST_DAYS)) return 'out_of_range'
  const isTooClose = days.some((day, i) => i > 0 && day - (days[i - 1] ?? day) < MIN_GAP_DAYS)
  return isTooClose ? 'too_close' : undefined
}

/** The levels of a customer's invoices; none where nothing is to be sent. */
export function levelsFor(
  plan: ReminderPlan,
  customer: CustomerReminders | null,
): readonly ReminderLevel[] {
  if (!plan.enabled || customer?.by === 'none') return []
  return customer === null ? plan.levels : customer.levels
}
