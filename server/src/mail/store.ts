import { COUNTED } from '@bordereau/contract/value'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/tables.ts'
import { countUpTo } from '../lib/count.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'

export type MailRow = Selectable<Schema['mail']>

/**
 * Writes a message; the same dedupe key writes it once, but for one that never went out and never will. Gives the id of
 * the one that stands. Waits for nobody who delivers or changes that one: they wait for its document next, which the
 * caller has.
 */
export async function insertMail(
  tx: Tx,
  row: Omit<MailRow, 'attachments' | 'attempts' | 'last_error' | 'sent_at' | 'status'> & {
    readonly attachments: string
  },
): Promise<{ id: string; isNew: boolean }> {
  const standing = await mailByKey(tx, row).executeTakeFirst()
  if (standing && !(DEAD.has(standing.status) && (await isReleased(tx, row))))
    return { id: standing.id, isNew: false }
  const inserted = await tx
    .insertInto('mail')
    .values({ ...row, status: 'queued', sent_at: null })
    .onConflict(conflict => conflict.columns(['workspace_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { id: inserted.id, isNew: true }
  return { id: (await mailByKey(tx, row).executeTakeFirstOrThrow()).id, isNew: false }
}

const DEAD: ReadonlySet<string> = new Set(['failed', 'cancelled'])

type Key = Pick<MailRow, 'workspace_id' | 'dedupe_key'>

function mailByKey(tx: Tx, { workspace_id, dedupe_key }: Key) {
  return tx
    .selectFrom('mail')
    .select(['id', 'status'])
    .where('workspace_id', '=', workspace_id)
    .where('dedupe_key', '=', dedupe_key)
}

/** Takes the key from a message that is dead. False when somebody has it now: then it is being tried again. */
async function isReleased(tx: Tx, key: Key): Promise<boolean> {
  const dead = await mailByKey(tx, key)
    .where('status', 'in', [...DEAD])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!dead) return false
  await tx
    .updateTable('mail')
    .set({ dedupe_key: sql`dedupe_key || ' ' || id` })
    .where('workspace_id', '=', key.workspace_id)
    .where('id', '=', dead.id)
    .execute()
  return true
}

export async function findMail(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<MailRow | undefined> {
  return mailById(tx, workspaceId, id).executeTakeFirst()
}

export async function lockMail(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<MailRow | undefined> {
  return mailById(tx, workspaceId, id).forUpdate().executeTakeFirst()
}

function mailById(tx: Tx, workspaceId: string, id: string) {
  return tx
    .selectFrom('mail')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
}

/** The sample company is to look at: what is written there is kept to be read and leaves for nowhere. */
export async function isOfSample(tx: Tx, workspaceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('workspace')
    .select('sample')
    .where('id', '=', workspaceId)
    .executeTakeFirst()
  return row?.sample ?? false
}

export async function changeMail(
  tx: Tx,
  mail: Pick<MailRow, 'workspace_id' | 'id'>,
  change: {
    readonly status?: string
    readonly attempts?: number
    readonly last_error?: string
    readonly next_attempt_at?: Date
    readonly sent_at?: Date
  },
): Promise<void> {
  await tx
    .updateTable('mail')
    .set(change)
    .where('workspace_id', '=', mail.workspace_id)
    .where('id', '=', mail.id)
    .execute()
}

export async function listMailPage(
  tx: Tx,
  workspaceId: string,
  filter: {
    readonly status?: string | undefined
    readonly after?: string | undefined
    readonly limit: number
  },
): Promise<{ rows: MailRow[]; next: string | null; total: number }> {
  const cursor = decodeCursor(filter.after, 'instant')
  let query = tx.selectFrom('mail').where('workspace_id', '=', workspaceId)
  if (filter.status) query = query.where('status', '=', filter.status)
  const total = await countUpTo(tx, query, COUNTED + 1)
  if (cursor) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(new Date(cursor.key), cursor.id)),
    )
  }
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit + 1)
    .execute()
  const page = cutPage(rows, filter.limit, last => last.created_at.toISOString())
  return { ...page, total }
}
