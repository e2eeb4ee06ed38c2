import type { ViewList } from '@bordereau/contract/views'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/tables.ts'

type Row = Selectable<Schema['saved_view']>

export type ViewRow = Row & { readonly is_default: boolean }

/** The company's views and the person's own, by name; another person's are behind the wall. */
export async function viewsFor(tx: Tx, workspaceId: string, personId: string): Promise<ViewRow[]> {
  return readable(tx, workspaceId, personId)
    .orderBy('saved_view.list')
    .orderBy(sql`lower(saved_view.name)`)
    .orderBy('saved_view.id')
    .execute()
}

export async function findView(
  tx: Tx,
  workspaceId: string,
  personId: string,
  id: string,
): Promise<ViewRow | undefined> {
  return readable(tx, workspaceId, personId).where('saved_view.id', '=', id).executeTakeFirst()
}

function readable(tx: Tx, workspaceId: string, personId: string) {
  return tx
    .selectFrom('saved_view')
    .leftJoin('default_view', join =>
      join
        .onRef('default_view.workspace_id', '=', 'saved_view.workspace_id')
        .onRef('default_view.view_id', '=', 'saved_view.id')
        .on('default_view.person_id', '=', personId),
    )
    .selectAll('saved_view')
    .select(sql<boolean>`default_view.view_id is not null`.as('is_default'))
    .where('saved_view.workspace_id', '=', workspaceId)
    .where(({ or, eb }) =>
      or([eb('saved_view.person_id', 'is', null), eb('saved_view.person_id', '=', personId)]),
    )
}

/** Of one list: the company's (owner null) or a person's. */
export async function countViews(
  tx: Tx,
  workspaceId: string,
  list: ViewList,
  owner: string | null,
): Promise<number> {
  const row = await tx
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('list', '=', list)
    .where('person_id', 'is not distinct from', owner)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Throws the database's 23505 when the name is taken. */
export async function insertView(tx: Tx, row: Row): Promise<void> {
  await tx.insertInto('saved_view').values(row).execute()
}

/** Throws the database's 23505 when the name is taken. */
export async function changeView(
  tx: Tx,
  workspaceId: string,
  id: string,
  change: Pick<Row, 'name' | 'state' | 'person_id' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('saved_view')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function removeView(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('saved_view')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** A view that is no longer the company's is nobody else's first one. */
export async function keepDefaultOf(
  tx: Tx,
  workspaceId: string,
  viewId: string,
  personId: string,
): Promise<void> {
  await tx
    .deleteFrom('default_view')
    .where('workspace_id', '=', workspaceId)
    .where('view_id', '=', viewId)
    .where('person_id', '<>', personId)
    .execute()
}

export async function setDefault(
  tx: Tx,
  workspaceId: string,
  personId: string,
  list: ViewList,
  viewId: string | null,
): Promise<void> {
  if (viewId === null) {
    await tx
      .deleteFrom('default_view')
      .where('workspace_id', '=', workspaceId)
      .where('person_id', '=', personId)
      .where('list', '=', list)
      .execute()
    return
  }
  await tx
    .insertInto('default_view')
    .values({ workspace_id: workspaceId, person_id: personId, list, view_id: viewId })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'person_id', 'list']).doUpdateSet({ view_id: viewId }),
    )
    .execute()
}
