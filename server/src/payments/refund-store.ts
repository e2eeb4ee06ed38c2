import type { Bound, MoneyBack } from '@bordereau/domain/payment/provider-ledger'
import type { TableRow, Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'

export type RefundRow = TableRow<'refund'>

/** Refunds and disputes of some payments, oldest first. */
export async function listRefunds(
  tx: Tx,
  workspaceId: string,
  paymentIds: readonly string[],
): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return []
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('payment_id', 'in', [...paymentIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function boundBack(rows: readonly RefundRow[]): Bound[] {
  return rows.map(({ amount_minor: amount, status, invoice_id: invoiceId }) => ({
    amount,
    status,
    invoiceId,
  }))
}

export async function insertRefund(tx: Tx, row: RefundRow): Promise<void> {
  await tx.insertInto('refund').values(row).execute()
}

/** `before`: its status until then; null where it was not known. */
type Put = { readonly row: RefundRow; readonly before: RefundRow['status'] | null }

/**
 * Stores what the provider says of a refund or a dispute. undefined: its status is not new; otherwise what is stored of it
 * now.
 */
export async function putMoneyBack(
  tx: Tx,
  payment: { readonly workspaceId: string; readonly paymentId: string; readonly at: Date },
  one: MoneyBack,
): Promise<Put | undefined> {
  const { workspaceId, paymentId, at } = payment
  const rows = await listRefunds(tx, workspaceId, [paymentId])
  const known = rows.find(
    row =>
      (row.kind === one.kind && row.reference === one.reference) ||
      (row.reference === '' && row.id === one.requestId),
  )
  if (known) {
    if (known.status === one.status) return undefined
    await tx
      .updateTable('refund')
      .set({ reference: one.reference, status: one.status, updated_at: at })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', known.id)
      .execute()
    const row = { ...known, reference: one.reference, status: one.status }
    return { row, before: known.status }
  }
  const row: RefundRow = {
    workspace_id: workspaceId,
    id: newId(),
    payment_id: paymentId,
    invoice_id: null,
    kind: one.kind,
    amount_minor: one.amount,
    status: one.status,
    reference: one.reference,
    reason: '',
    created_by: null,
    created_at: at,
    updated_at: at,
    is_owed: null,
    credit_note_id: null,
  }
  await insertRefund(tx, row)
  return { row, before: null }
}

/** undefined: it was answered meanwhile. */
export async function setRefundFailed(
  tx: Tx,
  workspaceId: string,
  id: string,
  at: Date,
): Promise<RefundRow | undefined> {
  return tx
    .updateTable('refund')
    .set({ status: 'failed', updated_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .returningAll()
    .executeTakeFirst()
}

export async function findRefund(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Refunds that the provider has not answered, with the payment they belong to. */
export async function listRequested(tx: Tx, workspaceId: string, provider: string) {
  return tx
    .selectFrom('refund')
    .innerJoin('payment', join =>
      join
        .onRef('payment.workspace_id', '=', 'refund.workspace_id')
        .onRef('payment.id', '=', 'refund.payment_id'),
    )
    .select(['refund.id', 'refund.payment_id', 'refund.amount_minor'])
    .where('refund.workspace_id', '=', workspaceId)
    .where('refund.status', '=', 'requested')
    .where('payment.provider', '=', provider)
    .execute()
}

export async function setFee(
  tx: Tx,
  workspaceId: string,
  paymentId: string,
  fee: { readonly amount: bigint; readonly currency: string },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ fee_minor: fee.amount, fee_currency: fee.currency })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', paymentId)
    .execute()
}

/** Sets what went back of a payment; `date` is the day on which it changed. */
export async function setRefunded(
  tx: Tx,
  workspaceId: string,
  paymentId: string,
  refunded: { readonly amount: bigint; readonly date: string },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ refunded_minor: refunded.amount, refunded_on: refunded.date })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', paymentId)
    .execute()
}

/** Takes an amount of an allocation back: the row is reversed, and one with the rest takes its place. */
export async function shortenAllocation(
  tx: Tx,
  workspaceId: string,
  id: string,
  rest: { readonly settled: bigint; readonly amount: bigint },
  at: Date,
): Promise<void> {
  const reversed = await tx
    .updateTable('allocation')
    .set({ reversed_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (rest.amount === 0n || rest.settled === 0n) return
  await tx
    .insertInto('allocation')
    .values({
      ...reversed,
      id: newId(),
      amount_minor: rest.settled,
      payment_amount_minor: rest.amount,
      reversed_at: null,
      created_at: at,
    })
    .execute()
}

/** The checkout that a payment came from, with the provider's number of the payment. */
export async function findCheckoutOf(tx: Tx, workspaceId: string, paymentId: string) {
  return tx
    .selectFrom('provider_event')
    .innerJoin('checkout', join =>
      join
        .onRef('checkout.workspace_id', '=', 'provider_event.workspace_id')
        .onRef('checkout.id', '=', 'provider_event.checkout_id'),
    )
    .innerJoin('payment', join =>
      join
        .onRef('payment.workspace_id', '=', 'provider_event.workspace_id')
        .onRef('payment.id', '=', 'provider_event.payment_id'),
    )
    .selectAll('checkout')
    .select('payment.reference as payment_reference')
    .where('provider_event.workspace_id', '=', workspaceId)
    .where('provider_event.payment_id', '=', paymentId)
    .executeTakeFirst()
}
