import type { ConnectionProblem, FeedFieldName } from '@bordereau/contract/bank-connections'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/** The name of a key in the form, as the service calls it. */
export function keyLabel(name: FeedFieldName): string {
  switch (name) {
    case 'applicationId':
      return t`Application ID`
    case 'privateKey':
      return t`Private key`
    case 'secretId':
      return t`Secret ID`
    case 'secretKey':
      return t`Secret key`
  }
}

/** Why an account could not be read, and what comes next. */
export function problemText(problem: ConnectionProblem): string {
  switch (problem) {
    case 'keys_refused':
      return t`The service does not accept the keys any more. Enter new ones.`
    case 'keys_unreadable':
      return t`The keys cannot be read on the server. Enter them again.`
    case 'account_closed':
      return t`The bank no longer gives access to this account.`
    case 'limited':
      return t`The bank allows no more readings for now. It goes on by itself.`
    case 'unavailable':
      return t`The bank does not answer at the moment. It is tried again by itself.`
    case 'unreadable':
      return t`The answer of the bank could not be understood. It is tried again by itself.`
    case 'refused':
      return t`The service refused to read this account. It is tried again by itself.`
  }
}

export function connectionRefusal(refused: Refused): string {
  switch (refused.refusal) {
    case 'key_invalid':
      return t`This is not a key of this kind. Copy it again from the service.`
    case 'keys_refused':
      return t`The service does not accept the keys. Copy both again.`
    case 'keys_unreadable':
      return t`The keys cannot be read on the server. Enter them again.`
    case 'feed_limited':
      return t`The service allows no more requests for now. Try again in an hour.`
    case 'feed_unavailable':
      return t`The service cannot be reached at the moment. Try again later.`
    case 'feed_refused':
      return t`The service refused this. Choose another bank, or look into your account there.`
    case 'feed_not_active':
      return t`The application at the service may not read accounts yet. Link your accounts to it there, then try again.`
    case 'return_unknown':
      return t`The application at the service does not lead back here. Enter the redirect URL that is shown here in it, then try again.`
    case 'feed_in_use':
      return t`Remove its bank connections first.`
    case 'sample_company':
      return t`A sample company cannot read real accounts.`
    case 'too_many_connections':
      return t`There are 50 bank connections already. Remove one that is no longer used.`
    case 'connection_ended':
      return t`The access has ended. Renew it first.`
    default:
      return refusalMessage(refused)
  }
}
