import type { Minor } from '@bordereau/domain/money/currency'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'

type Filter =
  | { readonly customerId: string; readonly currency: string }
  | { readonly correctsIds: readonly string[] }

export type OpenNote = {
  readonly id: string
  readonly correctsId: string | null
  /** What is open of it and may be used. */
  readonly amount: Minor
}

/**
 * Issued credit notes of which something may be used, oldest first: those of a customer in a currency, or those that correct
 * given invoices, also of a supplier. What a requested refund will use is kept for it.
 */
export async function readOpenCreditNotes(
  tx: Tx,
  workspaceId: string,
  filter: Filter,
): Promise<OpenNote[]> {
  return withoutClaimed(tx, workspaceId, await openNotes(tx, workspaceId, filter).execute())
}

/** The same, locked. The fixed order avoids deadlocks. */
export async function lockOpenCreditNotes(
  tx: Tx,
  workspaceId: string,
  filter: Filter,
): Promise<OpenNote[]> {
  const rows = await openNotes(tx, workspaceId, filter).forUpdate().execute()
  return withoutClaimed(tx, workspaceId, rows)
}

function openNotes(tx: Tx, workspaceId: string, filter: Filter) {
  const open = tx
    .selectFrom('invoice')
    .select(['id', 'corrects_id', 'payable_minor', 'settled_minor'])
    .where('workspace_id', '=', workspaceId)
    .where('type', 'in', ['credit_note', 'self_billed_credit_note'])
    .where('issued_at', 'is not', null)
    .where(sql<SqlBool>`settled_minor < payable_minor`)
  const filtered =
    'correctsIds' in filter
      ? open.where(sql<SqlBool>`corrects_id = any(${[...filter.correctsIds]}::uuid[])`)
      : open
          .where('kind', '=', 'credit_note')
          .where('customer_id', '=', filter.customerId)
          .where('currency', '=', filter.currency)
  return filtered.orderBy('issued_at').orderBy('id')
}

type OpenRow = {
  readonly id: string
  readonly corrects_id: string | null
  readonly payable_minor: bigint
  readonly settled_minor: bigint
}

/** The newest notes are kept for the refunds. */
async function withoutClaimed(
  tx: Tx,
  workspaceId: string,
  rows: readonly OpenRow[],
): Promise<OpenNote[]> {
  const claims = await claimsOn(
    tx,
    workspaceId,
    rows.flatMap(row => row.corrects_id ?? []),
  )
  const free = rows.toReversed().map(row => {
    const open = row.payable_minor - row.settled_minor
    const claimed = claims.get(row.corrects_id ?? '') ?? 0n
    const kept = claimed < open ? claimed : open
    claims.set(row.corrects_id ?? '', claimed - kept)
    return { id: row.id, correctsId: row.corrects_id, amount: open - kept }
  })
  return free.toReversed().filter(({ amount }) => amount > 0n)
}

/**
 * What refunds that the provider has not answered will open again of each invoice without the customer owing it. They are of
 * payments online, which are in the invoice's currency.
 */
async function claimsOn(
  tx: Tx,
  workspaceId: string,
  invoiceIds: readonly string[],
): Promise<Map<string, Minor>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('refund')
    .select(['invoice_id', 'amount_minor'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', 'in', [...new Set(invoiceIds)])
    .where('status', '=', 'requested')
    .where('is_owed', '=', false)
    .execute()
  const claims = new Map<string, Minor>()
  for (const { invoice_id: id, amount_minor: amount } of rows)
    if (id !== null) claims.set(id, (claims.get(id) ?? 0n) + amount)
  return claims
}

/** What credit notes of its own settle of an invoice, the newest first. Locks them as lockOpenCreditNotes does. */
export async function ownNotesOf(tx: Tx, workspaceId: string, invoiceId: string) {
  const rows = await tx
    .selectFrom('allocation')
    .innerJoin('invoice as note', join =>
      join
        .onRef('note.workspace_id', '=', 'allocation.workspace_id')
        .onRef('note.id', '=', 'allocation.credit_note_id'),
    )
    .select(['allocation.id', 'note.id as noteId', 'allocation.amount_minor as amount'])
    .where('allocation.workspace_id', '=', workspaceId)
    .where('allocation.invoice_id', '=', invoiceId)
    .where('allocation.reversed_at', 'is', null)
    .where('note.corrects_id', '=', invoiceId)
    .orderBy('note.issued_at')
    .orderBy('note.id')
    .forUpdate('note')
    .execute()
  return rows.toReversed()
}
