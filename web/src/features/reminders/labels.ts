import type { NO_REMINDER } from '@bordereau/contract/reminders'
import type { HoldReason, LevelProblem } from '@bordereau/domain/reminder/plan'
import type { ReminderTone } from '@bordereau/domain/text/mail-template'
import { plural, t } from '#macros'

export function toneLabel(tone: ReminderTone): string {
  switch (tone) {
    case 'notice':
      return t({ context: 'tone of a reminder', message: 'Notice' })
    case 'friendly':
      return t({ context: 'tone of a reminder', message: 'Friendly' })
    case 'firm':
      return t({ context: 'tone of a reminder', message: 'Firm' })
    case 'final':
      return t({ context: 'tone of a reminder', message: 'Last' })
  }
}

/** '3 days after the due date'. */
export function daysLabel(days: number): string {
  if (days === 0) return t`On the due date`
  return days < 0
    ? plural(-days, { one: '# day before the due date', other: '# days before the due date' })
    : plural(days, { one: '# day after the due date', other: '# days after the due date' })
}

export function holdLabel(reason: HoldReason): string {
  switch (reason) {
    case 'promised':
      return t`Payment promised`
    case 'disputed':
      return t`Disputed`
    case 'paused':
      return t`Reminders paused`
  }
}

export function levelProblemText(problem: LevelProblem): string {
  switch (problem) {
    case 'too_close':
      return t`Leave at least three days between two reminders.`
    case 'out_of_range':
      return t`From 30 days before to 180 days after the due date.`
    case 'too_many':
    case 'same_id':
      return t`At most eight reminders.`
  }
}

export function noReminderText(why: (typeof NO_REMINDER)[number]): string {
  switch (why) {
    case 'not_open':
      return t`Nothing is open.`
    case 'switched_off':
      return t`Reminders are switched off in Settings.`
    case 'customer_has_none':
      return t`This customer gets no reminders.`
    case 'collected':
      return t`It is collected automatically.`
    case 'refund_undecided':
      return t`No reminder goes out before you say whether the refund is still owed.`
    case 'held':
      return t`No reminder goes out until this is lifted.`
    case 'no_recipient':
      return t`The customer has no email address.`
    case 'none_left':
      return t`All reminders were sent.`
  }
}
