import {
  LATEST_DAYS,
  MAX_LEVELS,
  MIN_GAP_DAYS,
  type ReminderLevel,
} from '@bordereau/domain/reminder/plan'

/** Days between an added reminder and the last one. */
const NEXT_DAYS = 10

/** The levels in the order in which they are sent. */
export function inOrder(levels: readonly ReminderLevel[]): ReminderLevel[] {
  return levels.toSorted((a, b) => a.days - b.days)
}

/** One more after the last; undefined where there is no room. `newId`: a text that no other level has. */
export function withOneMore(
  levels: readonly ReminderLevel[],
  newId: string,
): ReminderLevel[] | undefined {
  if (levels.length >= MAX_LEVELS) return undefined
  const last = inOrder(levels).at(-1)
  const days = last === undefined ? MIN_GAP_DAYS : Math.max(last.days + NEXT_DAYS, MIN_GAP_DAYS)
  if (days > LATEST_DAYS) return undefined
  const tone = levels.length === 0 ? 'friendly' : levels.length === 1 ? 'firm' : 'final'
  return [...levels, { id: newId, days, tone }]
}

export type When = 'before' | 'after'

export function whenOf({ days }: Pick<ReminderLevel, 'days'>): When {
  return days < 0 ? 'before' : 'after'
}

/** Whole days from the typed text; anything else leaves the former ones. */
export function daysFrom(text: string, when: When, former: number): number {
  const digits = text.trim()
  if (!/^\d{0,3}$/.test(digits)) return former
  const days = Number(digits)
  return when === 'before' && days > 0 ? -days : days
}
