import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import type { Tx } from '../db/database.ts'

/** Everything here but where it is said needs a system transaction: it works before anybody is known. */

export type Errand = {
  readonly stateHash: Uint8Array
  readonly browserHash: Uint8Array
  readonly provider: SignInProvider
  /** Whose account the identity is to be linked to; null: somebody signs in. */
  readonly personId: string | null
  readonly verifier: string
  readonly nonce: string
  readonly wanted: string
  readonly invitationHash: Uint8Array | null
  readonly language: string
  readonly expiresAt: Date
}

export async function insertErrand(tx: Tx, errand: Errand): Promise<void> {
  await tx
    .insertInto('errand')
    .values({
      state_hash: errand.stateHash,
      browser_hash: errand.browserHash,
      provider: errand.provider,
      person_id: errand.personId,
      verifier: errand.verifier,
      nonce: errand.nonce,
      wanted: errand.wanted,
      invitation_hash: errand.invitationHash,
      language: errand.language,
      expires_at: errand.expiresAt,
    })
    .execute()
}

/** Uses the errand up, whoever brings its state: of two who bring it at once only one is given it. */
export async function takeErrand(
  tx: Tx,
  provider: SignInProvider,
  stateHash: Uint8Array,
): Promise<Errand | undefined> {
  const row = await tx
    .deleteFrom('errand')
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
    wanted: row.wanted,
    invitationHash: row.invitation_hash,
    language: row.language,
    expiresAt: row.expires_at,
  }
}

type Key = { readonly provider: SignInProvider; readonly issuer: string; readonly subject: string }

export async function findIdentity(
  tx: Tx,
  { provider, issuer, subject }: Key,
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

/** False: of two who link it at once the other was first. */
export async function insertIdentity(
  tx: Tx,
  identity: Key & {
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

export async function noteUse(tx: Tx, id: string, email: string, at: Date): Promise<void> {
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

/** Of the person who asks; works in their own transaction. */
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

/** Of the person who asks; works in their own transaction. Two who take a way in away wait for each other. */
export async function lockPerson(tx: Tx, personId: string): Promise<{ hasPassword: boolean }> {
  const row = await tx
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { hasPassword: row.password_hash !== null }
}

/** Of the person who asks; works in their own transaction. */
export async function deleteIdentity(tx: Tx, personId: string, id: string): Promise<void> {
  await tx.deleteFrom('identity').where('person_id', '=', personId).where('id', '=', id).execute()
}
