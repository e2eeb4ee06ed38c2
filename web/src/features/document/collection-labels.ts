import type { StopReason } from '@bordereau/domain/payment/collection'
import { t } from '#macros'

/** Why an invoice was not collected, in the words of someone who has to do something about it; '' for what is not known. */
export function collectionFailureText(reason: string): string {
  return FAILURES.get(reason)?.() ?? ''
}

// A record of all reasons, read as a map: a stored reason may be of another version.
const TEXTS: Readonly<Record<StopReason, () => string>> = {
  mandate_ended: () => t`The permission to collect has ended.`,
  authentication_required: () => t`The bank wants the customer to confirm the payment.`,
  expired: () => t`The card has expired.`,
  insufficient_funds: () => t`The account or card does not cover the amount.`,
  declined: () => t`The bank declined the payment.`,
  refused: () => t`The payment provider refused the payment, and would refuse it again.`,
  nothing_open: () => t`It was paid or credited before.`,
  late: () => t`Its day is more than five days past. Choose another day.`,
  unanswered: () => t`The payment provider did not say whether it has the money. Look there first.`,
}
const FAILURES: ReadonlyMap<string, () => string> = new Map(Object.entries(TEXTS))
