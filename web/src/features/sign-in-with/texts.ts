import { t } from '#macros'

/** Why the sign-in with a provider was refused; `name`: the provider's. */
export function providerRefusalMessage(refused: string, name: string): string {
  switch (refused) {
    case 'provider_cancelled':
      return t`Nothing was done: you did not agree at ${name}.`
    case 'provider_unavailable':
      return t`${name} cannot be reached right now. Try again in a moment, or sign in another way.`
    case 'provider_unverified':
      return t`The answer of ${name} could not be verified. Try again.`
    case 'provider_unknown':
      return t`Sign-in with ${name} is no longer offered here.`
    case 'authorization_invalid':
      return t`This took too long or was started in another window. Try again.`
    case 'email_missing':
      return t`${name} reported no confirmed email address. Confirm one there, or sign up with an address.`
    case 'email_taken':
      return t`There is an account with this email address already. Sign in as before; then you can link ${name} in Settings, under Account.`
    case 'identity_taken':
      return t`This account at ${name} is linked to someone else here.`
    case 'sign_up_closed':
      return t`New users join by invitation only. Ask the owner to invite you.`
    case 'invitation_invalid':
      return t`This invitation was used or withdrawn. Ask for a new one.`
    case 'other_address':
      return t`This invitation is for another email address than the one ${name} reports.`
    case 'too_many_requests':
      return t`Too many attempts, try again in a minute.`
    default:
      return t`Signing in with ${name} did not work. Try again.`
  }
}
