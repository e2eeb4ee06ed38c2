import { MAX_COUNTED } from '@bordereau/contract/value'
import { sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'

export type MailRow = TableRow<'mail'>

/**
 * Inserts a message unless there is one with the same dedupe key that is not failed or cancelled; returns the id of
 * that one otherwise. Does not wait for a lock on the existing message: its holder next locks the document, which the
 * caller has locked, so waiting would be a deadlock.
 */
export async function insertMail(
  tx: Tx,
  row: Omit<
    MailRow,
    'attachments' | 'payload' | 'attempts' | 'last_error' | 'sent_at' | 'status' | 'transmission_id'
  > & {
    readonly attachments: string
    readonly payload: string
  },
): Promise<{ id: string; isNew: boolean }> {
  const existing = await mailByKey(tx, row).executeTakeFirst()
  if (existing && !(ENDED_UNSENT.has(existing.status) && (await releaseKey(tx, row))))
    return { id: existing.id, isNew: false }
  const inserted = await tx
    .insertInto('mail')
    .values({ ...row, status: 'queued', sent_at: null })
    .onConflict(conflict => conflict.columns(['workspace_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { id: inserted.id, isNew: true }
  return { id: (await mailByKey(tx, row).executeTakeFirstOrThrow()).id, isNew: false }
}

const ENDED_UNSENT: ReadonlySet<string> = new Set(['failed', 'cancelled'])

type Key = Pick<MailRow, 'workspace_id' | 'dedupe_key'>

function mailByKey(tx: Tx, { workspace_id, dedupe_key }: Key) {
  return tx
    .selectFrom('mail')
    .select(['id', 'status'])
    .where('workspace_id', '=', workspace_id)
    .where('dedupe_key', '=', dedupe_key)
}

/** Changes the key of a failed or cancelled message. False when the message is locked: then it is being retried. */
async function releaseKey(tx: Tx, key: Key): Promise<boolean> {
  const ended = await mailByKey(tx, key)
    .where('status', 'in', [...ENDED_UNSENT])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!ended) return false
  await tx
    .updateTable('mail')
    .set({ dedupe_key: sql`dedupe_key || ' ' || id` })
    .where('workspace_id', '=', key.workspace_id)
    .where('id', '=', ended.id)
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

/** Queued messages about a document. */
export function listScheduled(tx: Tx, workspaceId: string, invoiceId: string): Promise<MailRow[]> {
  return tx
    .selectFrom('mail')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'queued')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The time of the document's last reminder that is not failed or cancelled. */
export async function lastReminderOf(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
): Promise<Date | null> {
  const last = await tx
    .selectFrom('mail')
    .select('created_at')
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'reminder')
    .where('status', 'not in', [...ENDED_UNSENT])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.created_at ?? null
}

/** Messages of the sample company are stored, but not sent. */
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
    readonly transmission_id?: string
    /** As JSON. */
    readonly attachments?: string
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
  const total = await countUpTo(tx, query, MAX_COUNTED + 1)
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
