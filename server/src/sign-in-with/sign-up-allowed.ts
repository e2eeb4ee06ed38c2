import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { isSameEmail } from '@bordereau/domain/text/email-forms'
import type { Tx } from '../db/database.ts'
import { type OpenInvitation, findInvitation } from '../identity/invitation-store.ts'
import { firstPersonId } from '../identity/store.ts'
import type { AppContext } from '../lib/app-context.ts'

/** As for sign-up.ts: the first person is always allowed, later ones when sign-up is open or with an invitation. */
export async function checkSignUpAllowed(
  tx: Tx,
  context: AppContext,
  invitationHash: Uint8Array | null,
  email: string,
  signUpOpen: boolean,
): Promise<
  Decision<OpenInvitation | undefined, 'sign_up_closed' | 'invitation_invalid' | 'other_address'>
> {
  if (invitationHash !== null) {
    const invitation = await findInvitation(tx, invitationHash, context.clock.now())
    if (!invitation) return refuse('invitation_invalid')
    return isSameEmail(invitation.email, email) ? accept(invitation) : refuse('other_address')
  }
  const first = (await firstPersonId(tx)) === undefined
  return signUpOpen || first ? accept(undefined) : refuse('sign_up_closed')
}
