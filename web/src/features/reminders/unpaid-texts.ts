import type { UnpaidAction, UnpaidReason } from '@bordereau/domain/reminder/unpaid-reason'
import type { Tone } from '@bordereau/ui/badge/badge'
import type { IconName } from '@bordereau/ui/icon/icon'
import { t } from '#macros'

type ReasonTexts = {
  /** The reason as a sentence, on the invoice. */
  readonly sentence: () => string
  /** The same in a table. */
  readonly badge: () => string
  readonly tone: Tone
}

const TEXTS: Readonly<Record<UnpaidReason, ReasonTexts>> = {
  transfer_found: {
    sentence: () => t`A transfer on a bank statement seems to pay it.`,
    badge: () => t`Transfer found`,
    tone: 'blue',
  },
  refused: {
    sentence: () => t`The last message did not reach the customer.`,
    badge: () => t`Refused`,
    tone: 'red',
  },
  delivery_unknown: {
    sentence: () => t`It is not known whether the last message arrived.`,
    badge: () => t`Delivery unknown`,
    tone: 'amber',
  },
  in_outbox: {
    sentence: () => t`It was not sent: the message stayed in the outbox.`,
    badge: () => t`In the outbox`,
    tone: 'amber',
  },
  waiting: {
    sentence: () => t`A message is waiting to be sent.`,
    badge: () => t`Waiting to be sent`,
    tone: 'blue',
  },
  not_sent: {
    sentence: () => t`Not sent to the customer yet.`,
    badge: () => t`Not sent`,
    tone: 'amber',
  },
  payment_disputed: {
    sentence: () => t`The customer’s bank takes a payment back. The payment provider decides.`,
    badge: () => t`Payment disputed`,
    tone: 'red',
  },
  refund_undecided: {
    sentence: () =>
      t`A payment was refunded at the payment provider. Say on the invoice whether the customer still owes it.`,
    badge: () => t`Refund to decide`,
    tone: 'amber',
  },
  payment_returned: {
    sentence: () => t`A payment went back to the customer.`,
    badge: () => t`Payment returned`,
    tone: 'red',
  },
  collecting: {
    sentence: () => t`It is collected from the customer’s saved payment method.`,
    badge: () => t`Collected automatically`,
    tone: 'blue',
  },
  collection_failed: {
    sentence: () => t`It could not be collected from the customer’s saved payment method.`,
    badge: () => t`Collecting failed`,
    tone: 'red',
  },
  disputed: { sentence: () => t`The customer disputes it.`, badge: () => t`Disputed`, tone: 'red' },
  promise_broken: {
    sentence: () => t`The customer promised to pay, and the day is past.`,
    badge: () => t`Promise not kept`,
    tone: 'red',
  },
  promised: {
    sentence: () => t`The customer promised to pay.`,
    badge: () => t`Promised`,
    tone: 'blue',
  },
  paused: {
    sentence: () => t`Reminders are paused.`,
    badge: () => t`Reminders paused`,
    tone: 'grey',
  },
  not_due: { sentence: () => t`It is not due yet.`, badge: () => t`Not yet due`, tone: 'grey' },
  partly_paid: {
    sentence: () => t`The customer paid only a part of it.`,
    badge: () => t`Paid in part`,
    tone: 'amber',
  },
  not_opened: {
    sentence: () => t`The customer has not opened it.`,
    badge: () => t`Not opened`,
    tone: 'amber',
  },
  opened: {
    sentence: () => t`The customer opened it and has not paid.`,
    badge: () => t`Opened, not paid`,
    tone: 'amber',
  },
}

export function reasonTexts(reason: UnpaidReason): ReasonTexts {
  return TEXTS[reason]
}

type ActionLink = { readonly label: string; readonly icon: IconName; readonly href: string }

/** Where the action is done; undefined: on the invoice's own card, or nowhere. `base` is the address of the company. */
export function actionLink(
  action: UnpaidAction,
  base: string,
  invoiceId: string,
): ActionLink | undefined {
  const invoice = `${base}/invoices/${invoiceId}`
  switch (action) {
    case 'send':
      return { label: t`Send`, icon: 'send', href: `${invoice}?do=send` }
    case 'remind':
      return { label: t`Send reminder`, icon: 'bell', href: `${invoice}?do=remind` }
    case 'mark_sent':
      return { label: t`Open the outbox`, icon: 'mail', href: `${base}/mail` }
    case 'match':
      return { label: t`Look at the transfer`, icon: 'bank', href: `${base}/bank` }
    case 'lift':
    case null:
      return undefined
  }
}
