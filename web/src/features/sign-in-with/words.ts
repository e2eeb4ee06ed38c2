import { t } from '@lingui/core/macro'

/** Why somebody came back from a provider without what she went for; `name`: the provider's. */
export function wordsOfWay(refused: string, name: string): string {
  switch (refused) {
    case 'provider_cancelled':
      return t`Nothing was done: you did not agree at ${name}.`
    case 'provider_unavailable':
      return t`${name} cannot be reached right now. Try again in a moment, or sign in another way.`
    case 'provider_unverified':
      return t`The answer of ${name} could not be verified. Try again.`
    case 'provider_unknown':
      return t`Nobody can sign in with ${name} here any more.`
    case 'errand_invalid':
      return t`This took too long, or was begun in another window. Try again.`
    case 'email_missing':
      return t`${name} did not tell an email address that is confirmed. Confirm one there, or sign up with an address.`
    case 'email_taken':
      return t`There is an account with this email address already. Sign in as before; then you can link ${name} in Settings, under Account.`
    case 'identity_taken':
      return t`This account at ${name} is linked to somebody else here.`
    case 'sign_up_closed':
      return t`This instance takes new people by invitation only. Ask its owner to invite you.`
    case 'invitation_invalid':
      return t`This invitation is used up or has been taken back. Ask for a new one.`
    case 'other_address':
      return t`This invitation was sent to another email address than the one ${name} tells.`
    case 'too_many_requests':
      return t`That was too often. Wait a minute and try again.`
    default:
      return t`Signing in with ${name} did not work. Try again.`
  }
}
