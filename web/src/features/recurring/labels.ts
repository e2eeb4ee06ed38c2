import type { RecurringView, RunView } from '@bordereau/contract/recurring'
import type { Mode } from '@bordereau/domain/recurring/plan'
import type { Tone } from '@bordereau/ui/badge/badge'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { documentRefusalMessage, documentRefusalText } from '../document/refusal-messages.ts'

export function stateLabel(state: RecurringView['state']): {
  readonly tone: Tone
  readonly label: string
} {
  switch (state) {
    case 'active':
      return { tone: 'green', label: t({ context: 'a recurring invoice', message: 'Active' }) }
    case 'paused':
      return { tone: 'amber', label: t({ context: 'a recurring invoice', message: 'Paused' }) }
    case 'ended':
      return { tone: 'grey', label: t({ context: 'a recurring invoice', message: 'Ended' }) }
  }
}

export function modeLabel(mode: Mode): { readonly label: string; readonly help: string } {
  switch (mode) {
    case 'draft':
      return { label: t`Create a draft`, help: t`You review and issue it yourself.` }
    case 'issue':
      return { label: t`Issue it`, help: t`You send it yourself.` }
    case 'send':
      return { label: t`Issue it and send it by email`, help: t`It is not reviewed first.` }
  }
}

/** What happens when the next invoice is created now. */
export function runNowMessage(mode: Mode): string {
  switch (mode) {
    case 'draft':
      return t`A draft is created for you to review and issue.`
    case 'issue':
      return t`It is issued today and takes the next number. That cannot be undone.`
    case 'send':
      return t`It is issued today, takes the next number and goes out by email. That cannot be undone.`
  }
}

export function outcomeLabel(outcome: RunView['outcome']): {
  readonly tone: Tone
  readonly label: string
} {
  switch (outcome) {
    case 'drafted':
      return { tone: 'grey', label: t`Draft created` }
    case 'issued':
      return { tone: 'blue', label: t`Issued` }
    case 'sent':
      return { tone: 'green', label: t`Issued and sent` }
    case 'failed':
      return { tone: 'red', label: t`Left as a draft` }
    case 'skipped':
      return { tone: 'grey', label: t`Skipped` }
  }
}

/** Why a run ended with a draft. */
export function failureReasonText(reason: NonNullable<RunView['reason']>): string {
  switch (reason) {
    case 'customer_archived':
      return t`The customer is archived.`
    case 'no_recipient':
      return t`There is no email address to send it to. Add one to the customer.`
    case 'not_ready':
      return t`Something is still missing on it.`
    case 'rules_broken':
      return t`The law requires a correction to it first.`
    case 'date_before_last':
      return t`A later date than its own was issued already.`
    case 'internal':
      return t`A server error occurred.`
    default:
      return documentRefusalMessage({ refusal: reason, detail: undefined }) ?? reason
  }
}

export function recurringRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'first_day_past':
      return t`The first day is in the past. Choose today or a later one.`
    case 'no_day_left':
      return t`It would end before its first day. Choose a later end.`
    case 'customer_missing':
      return t`Choose a customer on the draft first.`
    case 'is_credit_note':
      return t`A credit note cannot be repeated.`
    case 'invoice_unknown':
      return t`The invoice does not exist any more.`
    case 'not_next':
      return t`This was already done, perhaps by someone else. Check the dates again.`
    case 'not_active':
    case 'not_paused':
    case 'has_ended':
      return t`Someone changed this in the meantime.`
    default:
      return documentRefusalText(refused)
  }
}
