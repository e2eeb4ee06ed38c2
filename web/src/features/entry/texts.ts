import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/** Why a form on a public page was refused. Sign-in, which must stay small, has its one message itself. */
export function entryRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'sign_up_closed':
      return t`New users join by invitation only. Ask the owner to invite you.`
    case 'email_taken':
      return t`There is an account with this email address already. Sign in instead.`
    case 'password_too_common':
      return t`This password is on every list of guesses. Choose a longer or less common one.`
    case 'invitation_invalid':
      return t`This invitation was used or withdrawn. Ask for a new one.`
    case 'token_invalid':
      return t`This link was used or expired. Ask for a new one.`
    case 'other_address':
      return t`This invitation was sent to another email address. Sign in with that one.`
    case 'sample_busy':
      return t`Other sample companies are being created. Try again in a minute.`
    default:
      return refusalMessage(refused)
  }
}
