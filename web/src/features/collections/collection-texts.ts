import type { Collection } from '@bordereau/contract/payment-mandates'
import type { Tone } from '@bordereau/ui/badge/badge'
import { t } from '#macros'
import { collectionFailureText } from '../document/collection-labels.ts'

type Texts = { readonly tone: Tone; readonly title: string; readonly help: string }

/** What keeps a planned collection from happening on its day. */
export type Waits = 'held' | 'not_told' | undefined

/** Where the collection of an open invoice stands and what to do next; undefined: nothing to say. `day`: formatted. */
export function collectionTexts(
  { status, failure }: Pick<Collection, 'status' | 'failure'>,
  { day, waits }: { readonly day: string; readonly waits: Waits },
): Texts | undefined {
  const why = failure === null ? '' : collectionFailureText(failure)
  switch (status) {
    case 'planned':
      return failure === null ? plannedTexts(day, waits) : againTexts(day, why)
    case 'requested':
    case 'processing':
      return {
        tone: 'blue',
        title: t`Is being collected`,
        help: t`The bank may take some days to decide. No reminder goes out meanwhile.`,
      }
    case 'failed':
      return {
        tone: 'red',
        title: t`Could not be collected`,
        help: `${why} ${afterFailure(failure)}`,
      }
    case 'skipped':
      return { tone: 'grey', title: t`Is not collected`, help: NOTIFIED_TO_PAY() }
    case 'stopped':
      return { tone: 'amber', title: t`Was not collected`, help: `${why} ${afterStop(failure)}` }
    case 'collected':
      return undefined
  }
}

const NOTIFIED_TO_PAY = () => t`The customer was asked to pay in another way, with the link.`

function plannedTexts(day: string, waits: Waits): Texts {
  const title = t`Will be collected on ${day}`
  switch (waits) {
    case 'held':
      return {
        tone: 'amber',
        title: t`Collecting waits`,
        help: t`It was planned for ${day}. Nothing is collected while the invoice is disputed, promised or paused.`,
      }
    case 'not_told':
      return {
        tone: 'amber',
        title,
        help: t`Only when the message that says so has reached the customer.`,
      }
    case undefined:
      return {
        tone: 'blue',
        title,
        help: t`The customer knows the day. No reminder goes out before.`,
      }
  }
}

function againTexts(day: string, why: string): Texts {
  const help = t`The customer was notified, and can pay in another way before.`
  return { tone: 'amber', title: t`Will be tried again on ${day}`, help: `${why} ${help}` }
}

/** The customer was written to; what is left to do. */
function afterFailure(failure: Collection['failure']): string {
  switch (failure) {
    case 'authentication_required':
      return t`The customer was sent the link to pay and confirms it there.`
    case 'expired':
    case 'mandate_ended':
      return t`The customer was sent the link to pay, and can save another method there.`
    default:
      return t`The customer was sent the link to pay. You can collect it on another day or send a reminder.`
  }
}

/** The provider was not asked, and the customer was not notified. */
function afterStop(failure: Collection['failure']): string {
  return failure === 'mandate_ended'
    ? t`The customer can pay with the link, and save another method there.`
    : t`Choose another day, or send the invoice again with the link to pay.`
}
