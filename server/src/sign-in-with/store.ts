import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import type { Tx } from '../db/database.ts'

/** All functions need a system transaction unless stated otherwise, since they run before sign-in. */

export type AuthorizationRequest = {
  readonly stateHash: Uint8Array
  readonly browserHash: Uint8Array
  readonly provider: SignInProvider
  /** The person to link the identity to; null: to sign in. */
  readonly personId: string | null
  readonly verifier: string
  readonly nonce: string
  readonly returnTo: string
  readonly invitationHash: Uint8Array | null
  readonly language: string
  readonly expiresAt: Date
}

export async function insertAuthorizationRequest(
  tx: Tx,
  authorizationRequest: AuthorizationRequest,
): Promise<void> {
  await tx
    .insertInto('authorization_request')
    .values({
      state_hash: authorizationRequest.stateHash,
      browser_hash: authorizationRequest.browserHash,
      provider: authorizationRequest.provider,
      person_id: authorizationRequest.personId,
      verifier: authorizationRequest.verifier,
      nonce: authorizationRequest.nonce,
      wanted: authorizationRequest.returnTo,
      invitation_hash: authorizationRequest.invitationHash,
      language: authorizationRequest.language,
      expires_at: authorizationRequest.expiresAt,
    })
    .execute()
}

/** Deletes the authorization request of a state; returns it for only one of concurrent requests. */
export async function useAuthorizationRequest(
  tx: Tx,
  provider: SignInProvider,
  stateHash: Uint8Array,
): Promise<AuthorizationRequest | undefined> {
  const row = await tx
    .deleteFrom('authorization_request')
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst()
  if (row?.provider !== provider) return undefined
  return {
    stateHash: row.state_hash,
    browserHash: row.browser_hash,
    provider,
    personId: row.person_id,
    verifier: row.verifier,
    nonce: row.nonce,
    returnTo: row.wanted,
    invitationHash: row.invitation_hash,
    language: row.language,
    expiresAt: row.expires_at,
  }
}

type IdentityKey = {
  readonly provider: SignInProvider
  readonly issuer: string
  readonly subject: string
}

export async function findIdentity(
  tx: Tx,
  { provider, issuer, subject }: IdentityKey,
): Promise<{ id: string; personId: string } | undefined> {
  const row = await tx
    .selectFrom('identity')
    .select(['id', 'person_id'])
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && { id: row.id, personId: row.person_id }
}

/** False when the identity exists, also through a concurrent request. */
export async function insertIdentity(
  tx: Tx,
  identity: IdentityKey & {
    readonly id: string
    readonly personId: string
    readonly email: string
    readonly at: Date
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('identity')
    .values({
      id: identity.id,
      person_id: identity.personId,
      provider: identity.provider,
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
      linked_at: identity.at,
      last_used_at: identity.at,
    })
    .onConflict(conflict => conflict.columns(['provider', 'issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function recordUse(tx: Tx, id: string, email: string, at: Date): Promise<void> {
  await tx.updateTable('identity').set({ email, last_used_at: at }).where('id', '=', id).execute()
}

export type IdentityRow = {
  readonly id: string
  readonly provider: string
  readonly issuer: string
  readonly email: string
  readonly linkedAt: Date
  readonly lastUsedAt: Date
}

/** The identities of the signed-in person; runs in their transaction. */
export async function identitiesOf(tx: Tx, personId: string): Promise<IdentityRow[]> {
  const rows = await tx
    .selectFrom('identity')
    .select(['id', 'provider', 'issuer', 'email', 'linked_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    provider: row.provider,
    issuer: row.issuer,
    email: row.email,
    linkedAt: row.linked_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** Locks the signed-in person in their transaction, so that concurrent removals of sign-in methods are serialized. */
export async function lockPerson(tx: Tx, personId: string): Promise<{ hasPassword: boolean }> {
  const row = await tx
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { hasPassword: row.password_hash !== null }
}

/** Deletes an identity of the signed-in person; runs in their transaction. */
export async function deleteIdentity(tx: Tx, personId: string, id: string): Promise<void> {
  await tx.deleteFrom('identity').where('person_id', '=', personId).where('id', '=', id).execute()
}
