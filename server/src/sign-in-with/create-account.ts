import type { Tx } from '../db/database.ts'
import { claimGuestAccount } from '../identity/claim-guest-account.ts'
import { sendEmailToken } from '../identity/email-token.ts'
import { findAccount } from '../identity/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import type { OidcProfile } from './oidc-profile.ts'
import { type AuthorizationRequest, insertIdentity } from './store.ts'

/** Opens an account for an identity that is not known yet; a guest keeps their sample company. */
export async function createAccount(
  tx: Tx,
  context: AppContext,
  { provider, language }: AuthorizationRequest,
  profile: OidcProfile,
  token: string,
): Promise<string> {
  const at = context.clock.now()
  const { email, name, verified } = profile
  const personId = await claimGuestAccount(tx, context, token, {
    email,
    name,
    passwordHash: null,
    language,
    createdAt: at,
    verifiedAt: verified ? at : null,
  })
  await insertIdentity(tx, { id: newId(), personId, provider, ...profile, at })
  const account = await findAccount(tx, { id: personId })
  if (account && !verified && context.config.smtp)
    await sendEmailToken(tx, context, account, 'verify')
  return personId
}
