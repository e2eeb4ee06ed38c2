import { t } from '@lingui/core/macro'
import type { Refused } from '../../api.ts'
import { wordsOf } from '../../refusal.tsx'

/** Why a form before the application was refused. Sign-in, which must be light, brings the one sentence it needs along. */
export function wordsOfEntry(refused: Refused): string {
  switch (refused.refusal) {
    case 'sign_up_closed':
      return t`This instance takes new people by invitation only. Ask its owner to invite you.`
    case 'email_taken':
      return t`There is an account with this email address already. Sign in instead.`
    case 'password_too_common':
      return t`This password is on every list of guesses. Choose a longer or less common one.`
    case 'invitation_invalid':
      return t`This invitation is used up or has been taken back. Ask for a new one.`
    case 'token_invalid':
      return t`This link is used up or too old. Ask for a new one.`
    case 'other_address':
      return t`This invitation was sent to another email address. Sign in with that one.`
    default:
      return wordsOf(refused)
  }
}
