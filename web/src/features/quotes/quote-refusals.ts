import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'

/** The message of a refusal by any endpoint of quotes. */
export function quoteRefusalText(refused: Refused): string {
  return MESSAGES[refused.refusal]?.() ?? documentRefusalText(refused)
}

const MESSAGES: Readonly<Record<string, () => string>> = {
  quote_not_sent: () => t`This quote was never sent.`,
  quote_sent: () => t`This quote was sent already. Withdraw it instead.`,
  quote_accepted: () => t`The customer has accepted this quote already. Reload the page.`,
  quote_declined: () => t`The customer has declined this quote. Send a new version.`,
  quote_expired: () => t`This quote has expired. Send a new version.`,
  quote_withdrawn: () => t`This quote is withdrawn. Send a new version.`,
  quote_not_accepted: () => t`The customer has not accepted this quote yet.`,
  quote_invoiced: () => t`The invoice of this quote is issued already.`,
  validity_past: () => t`The last day to accept it is in the past. Choose a later one.`,
}
