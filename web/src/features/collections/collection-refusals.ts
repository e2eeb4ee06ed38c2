import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/** The message of a refusal by any endpoint of permissions and collections. */
export function collectionRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'nothing_open':
      return t`Nothing is left to pay. Reload the page.`
    case 'mandate_ended':
      return t`The permission to collect has ended already. Reload the page.`
    case 'collection_under_way':
      return t`The payment provider was asked already. What it answers appears here.`
    case 'notice_too_short':
      return t`The day is too early to tell the customer before. Choose a later one.`
    case 'no_recipient':
      return t`The customer has no email address and cannot be notified. Add one on the customer’s page.`
    case 'not_collectable':
      return t`The payment provider does not collect this amount or currency, or your company’s account there is not connected any more.`
    default:
      return refusalMessage(refused)
  }
}
