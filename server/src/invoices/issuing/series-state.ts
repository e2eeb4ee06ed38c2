import { type LocalDate, addDays } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { decideNumber } from '@bordereau/domain/numbering/decide-number'
import { periodOf } from '@bordereau/domain/numbering/series'
import type { AppContext } from '../../lib/app-context.ts'
import { JUMP_DAYS } from '../../lib/clock-check.ts'
import { today } from '../../lib/clock.ts'
import type { JournalHead } from '../journal/journal-store.ts'
import type { Checked } from './check-draft.ts'

/** What the next number of a series depends on, and the end of its journal. */
export type SeriesState = {
  readonly id: string
  readonly pattern: string
  /** The next number of each period that has one. */
  readonly nextSeqs: ReadonlyMap<string, bigint>
  readonly lastIssueDate: LocalDate | null
  readonly head: JournalHead
}

export type TakenNumber = {
  readonly period: string
  readonly seq: bigint
  readonly number: string
}

export type NumberRefusal = 'date_before_last' | 'date_jump' | 'number_taken' | 'number_too_long'

/**
 * The number that a checked document takes next, with the state after it. `otherNumbers`: those that documents of other
 * series have, in upper case, because different patterns can format the same number.
 */
export function takeNumber(
  context: AppContext,
  state: SeriesState,
  checked: Checked,
  confirmDateJump: boolean,
  otherNumbers: ReadonlySet<string>,
): Decision<{ readonly taken: TakenNumber; readonly after: SeriesState }, NumberRefusal> {
  const { issueDate, seller } = checked
  const period = periodOf(state.pattern, issueDate)
  const seq = state.nextSeqs.get(period) ?? 1n
  const decided = decideNumber({
    pattern: state.pattern,
    nextSeq: Number(seq),
    lastIssueDate: state.lastIssueDate,
    issueDate,
    country: seller.country,
  })
  if (!decided.ok) return decided
  const number = decided.value
  const jump = dateJump(context, checked)
  if (jump && !confirmDateJump) return refuse('date_jump', jump)
  if (otherNumbers.has(number.toUpperCase())) return refuse('number_taken', { number })
  if (jump) context.clockCheck.confirm()
  const nextSeqs = new Map(state.nextSeqs).set(period, seq + 1n)
  return accept({
    taken: { period, seq, number },
    after: { ...state, nextSeqs, lastIssueDate: issueDate },
  })
}

/**
 * An issue date that only a wrong clock would give: more than JUMP_DAYS after the last time at which the instance is
 * known to have run. Such a document would block its series until that date. Null when the date is plausible.
 */
function dateJump(
  { clockCheck }: AppContext,
  { seller, issueDate }: Checked,
): { lastSeen: LocalDate; issueDate: LocalDate } | null {
  const at = clockCheck.jumpedFrom()
  if (at === null) return null
  const lastSeen = today({ now: () => at }, seller.timeZone)
  return issueDate > addDays(lastSeen, JUMP_DAYS) ? { lastSeen, issueDate } : null
}
