import type { ViewList } from '@bordereau/contract/views'
import { sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'

type Row = TableRow<'saved_view'>

export type ViewRow = Row & { readonly is_default: boolean }

/** The company's shared views and the person's own, by name. Row-level security hides those of other persons. */
export async function viewsFor(tx: Tx, workspaceId: string, personId: string): Promise<ViewRow[]> {
  return visibleViews(tx, workspaceId, personId)
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
  return visibleViews(tx, workspaceId, personId).where('saved_view.id', '=', id).executeTakeFirst()
}

function visibleViews(tx: Tx, workspaceId: string, personId: string) {
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

/** The number of views of a list: shared ones (owner null) or a person's. */
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

/** Throws SQLSTATE 23505 when the name is in use. */
export async function insertView(tx: Tx, row: Row): Promise<void> {
  await tx.insertInto('saved_view').values(row).execute()
}

/** Throws SQLSTATE 23505 when the name is in use. */
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

/** Removes a view as the default of everyone but one person, for a view that is no longer shared. */
export async function removeDefaultOfOthers(
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
