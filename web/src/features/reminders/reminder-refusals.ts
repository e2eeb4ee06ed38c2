import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'

/** The message of a refusal by any endpoint of reminders. */
export function reminderRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'day_past':
      return t`The day is in the past. Choose today or a later one.`
    case 'level_unknown':
      return t`This reminder is not in the plan any more. Reload the page.`
    case 'reminder_sent':
      return t`This reminder was sent already.`
    case 'not_next':
      return t`This was already done, perhaps by someone else. Check the dates again.`
    default:
      return documentRefusalText(refused)
  }
}
