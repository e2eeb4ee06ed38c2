import { sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'
import { openOfRow } from '../invoices/document/store.ts'

/** The values from which the result of a batch action on a document is predicted. */
export type DocumentFacts = {
  readonly row: Pick<TableRow<'invoice'>, (typeof COLUMNS)[number]>
  readonly issued: boolean
  readonly open: bigint
  readonly hasAddress: boolean
  /** The customer has allowed to collect, which says nothing yet of this invoice. */
  readonly hasMandate: boolean
}

const COLUMNS = [
  'workspace_id',
  'id',
  'kind',
  'customer_id',
  'number',
  'currency',
  'payable_minor',
  'settled_minor',
  'issued_at',
  'due_date',
] as const

export async function loadFacts(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<DocumentFacts[]> {
  const rows = await tx
    .selectFrom('invoice')
    .leftJoin('customer', join =>
      join
        .onRef('customer.workspace_id', '=', 'invoice.workspace_id')
        .onRef('customer.id', '=', 'invoice.customer_id'),
    )
    .select(COLUMNS.map(column => `invoice.${column}` as const))
    .select([
      sql<boolean>`coalesce(customer.email, '') <> ''
        or coalesce(customer.profile -> 'contact' ->> 'email', '') <> ''`.as('has_address'),
      sql<boolean>`exists (select from mandate where mandate.workspace_id = invoice.workspace_id
        and mandate.customer_id = invoice.customer_id and mandate.status = 'active')`.as(
        'has_mandate',
      ),
    ])
    .where('invoice.workspace_id', '=', workspaceId)
    .where('invoice.id', 'in', [...ids])
    .execute()
  return rows.map(({ has_address: hasAddress, has_mandate: hasMandate, ...row }) => ({
    row,
    issued: row.number !== null,
    open: openOfRow(row),
    hasAddress,
    hasMandate,
  }))
}

/** Which of some documents have a reminder, not failed or cancelled, with the key that keyOf returns. */
export async function remindedOn(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  keyOf: (invoiceId: string) => string,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('mail')
    .select('invoice_id')
    .where('workspace_id', '=', workspaceId)
    .where('dedupe_key', 'in', ids.map(keyOf))
    .where('status', 'not in', ['failed', 'cancelled'])
    .execute()
  return new Set(rows.map(row => row.invoice_id ?? ''))
}
