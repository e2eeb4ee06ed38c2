import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { emailForms } from '../lib/email-forms.ts'

/** All functions need a system transaction unless stated otherwise, since they run before sign-in. */

export async function createInstance(
  tx: Tx,
  instance: { readonly secret: Uint8Array; readonly createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('instance')
    .values({ secret: instance.secret, created_at: instance.createdAt })
    .onConflict(conflict => conflict.column('only').doNothing())
    .execute()
}

export type Instance = { readonly secret: Uint8Array; readonly signUpOpen: boolean }

export async function readInstance(tx: Tx): Promise<Instance> {
  const row = await tx
    .selectFrom('instance')
    .select(['secret', 'sign_up_open'])
    .executeTakeFirstOrThrow()
  return { secret: row.secret, signUpOpen: row.sign_up_open }
}

/** Serializes sign-ups, so that only one of several concurrent ones is the first person. */
export async function lockInstance(tx: Tx): Promise<Instance> {
  const row = await tx
    .selectFrom('instance')
    .select(['secret', 'sign_up_open'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { secret: row.secret, signUpOpen: row.sign_up_open }
}

/** The latest time that this instance knows to be right: the one recorded, or that of a document issued since. */
export async function readClockSeen(tx: Tx): Promise<Date | null> {
  // The last entry of each journal, however many documents there are.
  const { rows } = await sql<{ at: Date | null }>`
    select max(last.at) as at from series
    cross join lateral (
      select at from journal where journal.workspace_id = series.workspace_id and journal.series_id = series.id
      order by position desc limit 1
    ) as last`.execute(tx)
  // Locked only now: who signs up waits for it.
  const { clock_seen_at: recorded } = await tx
    .selectFrom('instance')
    .select('clock_seen_at')
    .forUpdate()
    .executeTakeFirstOrThrow()
  const known = [recorded, rows[0]?.at ?? null].filter(at => at !== null)
  return known.length === 0 ? null : new Date(Math.max(...known.map(Number)))
}

/** Never an earlier time than the recorded one: a clock that is behind would make the right one seem ahead afterwards. */
export async function writeClockSeen(tx: Tx, at: Date): Promise<void> {
  const later = sql<Date>`greatest(clock_seen_at, ${at})`
  await tx.updateTable('instance').set({ clock_seen_at: later }).execute()
}

export async function setSignUpOpen(tx: Tx, open: boolean): Promise<void> {
  await tx.updateTable('instance').set({ sign_up_open: open }).execute()
}

/** The first person with an account, who owns the instance. Guests are excluded. */
export async function firstPersonId(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('email', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export type Account = {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly email: string | null
  readonly passwordHash: string | null
  readonly verified: boolean
}

export async function findAccount(
  tx: Tx,
  by: { readonly email: string } | { readonly id: string },
): Promise<Account | undefined> {
  const query = tx
    .selectFrom('person')
    .select(['id', 'name', 'language', 'email', 'password_hash', 'email_verified_at'])
  const row = await (
    'email' in by ? query.where('email', 'in', emailForms(by.email)) : query.where('id', '=', by.id)
  ).executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    language: row.language,
    email: row.email,
    passwordHash: row.password_hash,
    verified: row.email_verified_at !== null,
  }
}

export type NewAccount = {
  readonly email: string
  readonly name: string
  /** null for an account opened through a provider. */
  readonly passwordHash: string | null
  readonly language: string
  readonly createdAt: Date
  /** When the address was confirmed; undefined or null: not yet. */
  readonly verifiedAt?: Date | null
}

export async function insertAccount(tx: Tx, id: string, account: NewAccount): Promise<void> {
  await tx
    .insertInto('person')
    .values({ id, ...rowOf(account) })
    .execute()
}

/** Turns a guest into an account, created now, which keeps the sample company. */
export async function convertGuest(tx: Tx, id: string, account: NewAccount): Promise<void> {
  await tx
    .updateTable('person')
    .set(rowOf(account))
    .where('id', '=', id)
    .where('email', 'is', null)
    .execute()
}

function rowOf(account: NewAccount) {
  return {
    email: account.email,
    name: account.name,
    password_hash: account.passwordHash,
    language: account.language,
    email_verified_at: account.verifiedAt ?? null,
    created_at: account.createdAt,
  }
}

export async function insertGuest(
  tx: Tx,
  guest: { readonly id: string; readonly language: string; readonly createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('person')
    .values({
      id: guest.id,
      email: null,
      name: '',
      password_hash: null,
      email_verified_at: null,
      language: guest.language,
      created_at: guest.createdAt,
    })
    .execute()
}

/** Updates the signed-in person; runs in their transaction. */
export async function updatePerson(
  tx: Tx,
  id: string,
  change: {
    readonly name?: string | undefined
    readonly language?: string | undefined
    readonly colorScheme?: string | undefined
    readonly tourSeenAt?: Date | undefined
  },
): Promise<void> {
  const set = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.language === undefined ? {} : { language: change.language }),
    ...(change.colorScheme === undefined ? {} : { color_scheme: change.colorScheme }),
    ...(change.tourSeenAt === undefined ? {} : { tour_seen_at: change.tourSeenAt }),
  }
  if (Object.keys(set).length === 0) return
  await tx.updateTable('person').set(set).where('id', '=', id).execute()
}

/** False when the password is no longer the one that was checked. */
export async function replacePassword(
  tx: Tx,
  id: string,
  hashes: { readonly from: string | null; readonly to: string },
): Promise<boolean> {
  let query = tx.updateTable('person').set({ password_hash: hashes.to }).where('id', '=', id)
  if (hashes.from !== null) query = query.where('password_hash', '=', hashes.from)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markVerified(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('person')
    .set({ email_verified_at: at })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute()
}

export type TokenKind = 'verify' | 'reset'

export async function insertEmailToken(
  tx: Tx,
  token: {
    readonly hash: Uint8Array
    readonly personId: string
    readonly kind: TokenKind
    readonly expiresAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('email_token')
    .values({
      token_hash: token.hash,
      person_id: token.personId,
      kind: token.kind,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute()
}

/** The account of a token that can be used. */
export async function findEmailToken(
  tx: Tx,
  kind: TokenKind,
  hash: Uint8Array,
  now: Date,
): Promise<Account | undefined> {
  const row = await tx
    .selectFrom('email_token')
    .select('person_id')
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && findAccount(tx, { id: row.person_id })
}

/** Marks the token as used; returns the person's id for only one of concurrent requests. */
export async function useEmailToken(
  tx: Tx,
  kind: TokenKind,
  hash: Uint8Array,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('email_token')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst()
  return row?.person_id
}

export async function deleteEmailTokens(tx: Tx, personId: string, kind: TokenKind): Promise<void> {
  await tx
    .deleteFrom('email_token')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .execute()
}

/** Deletes all linked identities, so that only the password remains. */
export async function deleteIdentities(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('identity').where('person_id', '=', personId).execute()
}
