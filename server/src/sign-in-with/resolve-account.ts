import type { SignInProvider, SignInWithRefusal } from '@bordereau/contract/sign-in-with'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type Tx, asSystem } from '../db/database.ts'
import { acceptAndNotify } from '../identity/join.ts'
import { findAccount, lockInstance } from '../identity/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { findVisitor } from '../lib/visitor.ts'
import { sendSecurityNotice } from './security-notice.ts'
import type { OidcProfile } from './oidc-profile.ts'
import { type AuthorizationRequest, findIdentity, insertIdentity, recordUse } from './store.ts'
import { createAccount } from './create-account.ts'
import { checkSignUpAllowed } from './sign-up-allowed.ts'

/** `isNew`: the account was just created. */
export type ResolvedAccount = { readonly personId: string; readonly isNew: boolean }

/**
 * The account of an identity: for a known identity its person's, otherwise a new one. An existing account is never
 * matched by address: the provider's address may be unconfirmed, or another person may have opened the account with it
 * (docs/decisions/0012). Its owner signs in and links the identity.
 */
export function resolveAccount(
  tx: Tx,
  context: AppContext,
  authorizationRequest: AuthorizationRequest,
  profile: OidcProfile,
  token: string,
): Promise<Decision<ResolvedAccount, SignInWithRefusal>> {
  return authorizationRequest.personId === null
    ? signIn(tx, context, authorizationRequest, profile, token)
    : link(tx, context, authorizationRequest.provider, authorizationRequest.personId, profile)
}

async function signIn(
  tx: Tx,
  context: AppContext,
  authorizationRequest: AuthorizationRequest,
  profile: OidcProfile,
  token: string,
): Promise<Decision<ResolvedAccount, SignInWithRefusal>> {
  const { provider } = authorizationRequest
  const known = await findIdentity(tx, { provider, ...profile })
  if (known) {
    await recordUse(tx, known.id, profile.email, context.clock.now())
    return accept({ personId: known.personId, isNew: false })
  }
  if (profile.email === '') return refuse('email_missing')
  const { signUpOpen } = await lockInstance(tx)
  if (await findAccount(tx, { email: profile.email })) return refuse('email_taken')
  const allowed = await checkSignUpAllowed(
    tx,
    context,
    authorizationRequest.invitationHash,
    profile.email,
    signUpOpen,
  )
  if (!allowed.ok) return allowed
  const personId = await createAccount(tx, context, authorizationRequest, profile, token)
  const { name } = profile
  if (allowed.value)
    await acceptAndNotify(tx, allowed.value, { id: personId, name }, context.clock.now())
  return accept({ personId, isNew: true })
}

async function link(
  tx: Tx,
  context: AppContext,
  provider: SignInProvider,
  personId: string,
  profile: OidcProfile,
): Promise<Decision<ResolvedAccount, 'identity_taken'>> {
  const at = context.clock.now()
  const key = { provider, ...profile }
  const isNew = await insertIdentity(tx, { id: newId(), personId, ...key, at })
  if (isNew)
    await sendSecurityNotice(tx, context, personId, {
      provider,
      email: profile.email,
      now: 'linked',
    })
  const owner = await findIdentity(tx, key)
  return owner?.personId === personId
    ? accept({ personId, isNew: false })
    : refuse('identity_taken')
}

/** Whether the person who began to link is still signed in. Opens its own transaction. */
export async function isStillSignedIn(
  context: AppContext,
  authorizationRequest: AuthorizationRequest,
  token: string,
): Promise<boolean> {
  if (authorizationRequest.personId === null) return true
  const visitor = await asSystem(context.db, tx => findVisitor(tx, context.clock, token, null))
  return visitor?.person.id === authorizationRequest.personId
}
