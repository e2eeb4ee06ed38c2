import { type LocalDate, addDays } from '../date.ts'
import type { Draft } from './draft.ts'

/** The day a draft's document is due when it is issued on the given day. */
export function dueDateOf(draft: Pick<Draft, 'due'>, issueDate: LocalDate): LocalDate {
  return draft.due.by === 'date' ? draft.due.date : addDays(issueDate, draft.due.days)
}
