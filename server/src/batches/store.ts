import { MAX_COUNTED } from '@bordereau/contract/value'
import { sql } from 'kysely'
import type { BatchKind, ItemRefusal } from '@bordereau/contract/batches'
import type { TableRow, Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'

export type BatchRow = TableRow<'batch'>
export type BatchItemRow = TableRow<'batch_item'>

/** A batch with its creator and the number of items by outcome. */
export type BatchProgress = BatchRow & {
  readonly creator: string | null
  readonly done: string | number | bigint
  readonly refused: string | number | bigint
  readonly cancelled: string | number | bigint
}

export async function insertBatch(
  tx: Tx,
  batch: {
    readonly workspaceId: string
    readonly id: string
    readonly kind: BatchKind
    readonly day: string
    readonly personId: string
    readonly at: Date
  },
  invoiceIds: readonly string[],
): Promise<void> {
  await tx
    .insertInto('batch')
    .values({
      workspace_id: batch.workspaceId,
      id: batch.id,
      kind: batch.kind,
      day: batch.day,
      item_count: invoiceIds.length,
      created_by: batch.personId,
      created_at: batch.at,
      cancelled_by: null,
      finished_at: null,
    })
    .execute()
  await tx
    .insertInto('batch_item')
    .values(
      invoiceIds.map((invoiceId, position) => ({
        workspace_id: batch.workspaceId,
        batch_id: batch.id,
        position,
        invoice_id: invoiceId,
        outcome: null,
        refusal: null,
        done_at: null,
      })),
    )
    .execute()
}

function selectProgress(tx: Tx, workspaceId: string) {
  return tx
    .selectFrom('batch')
    .leftJoin('person', 'person.id', 'batch.created_by')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('batch_item')
          .select([
            sql<string>`count(*) filter (where outcome = 'done')`.as('done'),
            sql<string>`count(*) filter (where outcome = 'refused')`.as('refused'),
            sql<string>`count(*) filter (where outcome = 'cancelled')`.as('cancelled'),
          ])
          .whereRef('batch_item.workspace_id', '=', 'batch.workspace_id')
          .whereRef('batch_item.batch_id', '=', 'batch.id')
          .as('counted'),
      join => join.onTrue(),
    )
    .selectAll('batch')
    .select(['person.name as creator'])
    .select(({ fn }) =>
      (['done', 'refused', 'cancelled'] as const).map(name =>
        fn.coalesce(`counted.${name}`, sql<string>`0`).as(name),
      ),
    )
    .where('batch.workspace_id', '=', workspaceId)
}

export function findProgress(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<BatchProgress | undefined> {
  return selectProgress(tx, workspaceId).where('batch.id', '=', id).executeTakeFirst()
}

export function listRunning(tx: Tx, workspaceId: string, max: number): Promise<BatchProgress[]> {
  return selectProgress(tx, workspaceId)
    .where('batch.finished_at', 'is', null)
    .orderBy('batch.created_at', 'desc')
    .orderBy('batch.id', 'desc')
    .limit(max)
    .execute()
}

/** Every unfinished batch. Needs the system scope. */
export function listUnfinished(tx: Tx): Promise<Pick<BatchRow, 'workspace_id' | 'id'>[]> {
  return tx
    .selectFrom('batch')
    .select(['workspace_id', 'id'])
    .where('finished_at', 'is', null)
    .execute()
}

export function lockBatch(tx: Tx, workspaceId: string, id: string): Promise<BatchRow | undefined> {
  return batchById(tx, workspaceId, id).forUpdate().executeTakeFirst()
}

export function findBatch(tx: Tx, workspaceId: string, id: string): Promise<BatchRow | undefined> {
  return batchById(tx, workspaceId, id).executeTakeFirst()
}

function batchById(tx: Tx, workspaceId: string, id: string) {
  return tx
    .selectFrom('batch')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
}

/** The next open item, locked until the transaction ends; items locked by other processes are skipped. */
export function lockNextItem(
  tx: Tx,
  workspaceId: string,
  batchId: string,
): Promise<BatchItemRow | undefined> {
  return tx
    .selectFrom('batch_item')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('batch_id', '=', batchId)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function recordItem(
  tx: Tx,
  item: BatchItemRow,
  refusal: ItemRefusal | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('batch_item')
    .set({ outcome: refusal === null ? 'done' : 'refused', refusal, done_at: at })
    .where('workspace_id', '=', item.workspace_id)
    .where('batch_id', '=', item.batch_id)
    .where('position', '=', item.position)
    .execute()
}

/** Cancels all open items, after waiting for the one in progress, and finishes the batch. */
export async function cancelWaiting(
  tx: Tx,
  batch: BatchRow,
  personId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('batch_item')
    .set({ outcome: 'cancelled', done_at: at })
    .where('workspace_id', '=', batch.workspace_id)
    .where('batch_id', '=', batch.id)
    .where('outcome', 'is', null)
    .execute()
  await tx
    .updateTable('batch')
    .set({ cancelled_by: personId, finished_at: at })
    .where('workspace_id', '=', batch.workspace_id)
    .where('id', '=', batch.id)
    .execute()
}

/** Finishes a batch without open items. True for exactly one caller. */
export async function markFinished(
  tx: Tx,
  workspaceId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('batch')
    .set({ finished_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('batch_item')
            .select('position')
            .where('workspace_id', '=', workspaceId)
            .where('batch_id', '=', id)
            .where('outcome', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Items by position, with the current state of their documents. */
export async function listItemPage(
  tx: Tx,
  workspaceId: string,
  batchId: string,
  filter: {
    readonly outcome?: string | undefined
    readonly after?: string | undefined
    readonly limit: number
  },
) {
  let query = tx
    .selectFrom('batch_item')
    .where('batch_item.workspace_id', '=', workspaceId)
    .where('batch_item.batch_id', '=', batchId)
  if (filter.outcome) query = query.where('batch_item.outcome', '=', filter.outcome)
  const total = await countUpTo(tx, query, MAX_COUNTED + 1)
  const cursor = decodeCursor(filter.after, 'integer')
  if (cursor) query = query.where('batch_item.position', '>', Number(cursor.key))
  const rows = await query
    .leftJoin('invoice', join =>
      join
        .onRef('invoice.workspace_id', '=', 'batch_item.workspace_id')
        .onRef('invoice.id', '=', 'batch_item.invoice_id'),
    )
    .select([
      'batch_item.invoice_id as id',
      'batch_item.position',
      'batch_item.outcome',
      'batch_item.refusal',
      'invoice.number',
      'invoice.customer_name',
    ])
    .orderBy('batch_item.position')
    .limit(filter.limit + 1)
    .execute()
  return { ...cutPage(rows, filter.limit, last => String(last.position)), total }
}
