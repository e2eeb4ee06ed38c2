import type { LedgerKind } from '@bordereau/domain/document-kind'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The values from which the result of a batch action on a document is predicted. */
export type DocumentFacts = {
  readonly id: string
  readonly kind: LedgerKind
  readonly issued: boolean
  readonly open: bigint
  readonly hasAddress: boolean
}

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
    .select([
      'invoice.id',
      'invoice.kind',
      'invoice.number',
      'invoice.payable_minor',
      'invoice.settled_minor',
      sql<boolean>`coalesce(customer.email, '') <> ''
        or coalesce(customer.profile -> 'contact' ->> 'email', '') <> ''`.as('has_address'),
    ])
    .where('invoice.workspace_id', '=', workspaceId)
    .where('invoice.id', 'in', [...ids])
    .execute()
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    issued: row.number !== null,
    open: row.payable_minor - row.settled_minor,
    hasAddress: row.has_address,
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
