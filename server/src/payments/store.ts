import { ONE } from '@bordereau/domain/money/decimal'
import type { Allocation } from '@bordereau/domain/payment/allocate'
import { creditLeft } from '@bordereau/domain/payment/provider-ledger'
import type { Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'
import { boundBack, listRefunds } from './refund-store.ts'

/** Locks the documents that a payment settles, ordered by id to avoid deadlocks between payments. */
export async function lockDocuments(tx: Tx, workspaceId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('invoice')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...ids])
    .where('issued_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function findCustomerName(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customer')
    .select('legal_name')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.legal_name
}

export type NewPayment = {
  readonly customerId: string
  readonly date: string
  readonly currency: string
  readonly amount: bigint
  readonly method: string
  readonly brand?: string | null | undefined
  readonly reference: string
  readonly note: string
  readonly createdBy: string | null
  readonly at: Date
  readonly origin: PaymentOrigin
}

/** The provider that reported it, '' where a person recorded it; and whether it is money. */
export type PaymentOrigin = {
  readonly provider: string
  readonly mode: 'sandbox' | 'test' | 'live'
}

export async function insertPayment(
  tx: Tx,
  workspaceId: string,
  payment: NewPayment,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('payment')
    .values({
      workspace_id: workspaceId,
      id,
      customer_id: payment.customerId,
      date: payment.date,
      currency: payment.currency,
      amount_minor: payment.amount,
      method: payment.method,
      brand: payment.brand ?? '',
      reference: payment.reference,
      note: payment.note,
      reversed_at: null,
      reversed_by: null,
      reversal_reason: null,
      created_by: payment.createdBy,
      created_at: payment.at,
      provider: payment.origin.provider,
      mode: payment.origin.mode,
    })
    .execute()
  return id
}

/** One row for the money, if there is any, and one for each deduction. */
export async function insertAllocation(
  tx: Tx,
  workspaceId: string,
  paymentId: string,
  allocation: Allocation,
  at: Date,
): Promise<void> {
  const common = {
    workspace_id: workspaceId,
    invoice_id: allocation.documentId,
    payment_id: paymentId,
    credit_note_id: null,
    reversed_at: null,
    created_at: at,
  }
  const money = {
    ...common,
    id: newId(),
    amount_minor: allocation.settled,
    payment_amount_minor: allocation.amount,
    rate: allocation.rate,
    deduction: null,
    reason: '',
  }
  const deductions = allocation.deductions.map(one => ({
    ...common,
    id: newId(),
    amount_minor: one.amount,
    payment_amount_minor: 0n,
    rate: ONE,
    deduction: one.kind,
    reason: one.reason.trim(),
  }))
  const rows = [...(allocation.amount > 0n ? [money] : []), ...deductions]
  await tx.insertInto('allocation').values(rows).execute()
}

export async function findPayment(tx: Tx, workspaceId: string, id: string) {
  return paymentRow(tx, workspaceId, id).executeTakeFirst()
}

/**
 * Every act on payments locks in one order, so that no two wait for each other: bank transaction, payment, the documents that it
 * settles by their id (lockDocuments), open credit notes by their age (lockOpenCreditNotes), members to notify. Issuing locks the
 * series before all of them.
 */
export async function lockPayment(tx: Tx, workspaceId: string, id: string) {
  return paymentRow(tx, workspaceId, id).forUpdate().executeTakeFirst()
}

function paymentRow(tx: Tx, workspaceId: string, id: string) {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
}

/** The allocations of a payment that are not reversed, oldest first. */
export async function allocationsOf(tx: Tx, workspaceId: string, paymentId: string) {
  return tx
    .selectFrom('allocation')
    .select(['id', 'invoice_id', 'amount_minor', 'payment_amount_minor', 'rate'])
    .where('workspace_id', '=', workspaceId)
    .where('payment_id', '=', paymentId)
    .where('reversed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function markReversed(
  tx: Tx,
  workspaceId: string,
  paymentId: string,
  by: { readonly personId: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ reversed_at: by.at, reversed_by: by.personId, reversal_reason: by.reason })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', paymentId)
    .execute()
  await tx
    .updateTable('allocation')
    .set({ reversed_at: by.at })
    .where('workspace_id', '=', workspaceId)
    .where('payment_id', '=', paymentId)
    .where('reversed_at', 'is', null)
    .execute()
}

/** Opens the bank transaction again with which a payment was matched, where there is one. */
export async function reopenMatched(
  tx: Tx,
  workspaceId: string,
  paymentId: string,
  by: { readonly personId: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('bank_transaction')
    .set({ status: 'open', payment_id: null, decided_by: by.personId, decided_at: by.at })
    .where('workspace_id', '=', workspaceId)
    .where('payment_id', '=', paymentId)
    .execute()
}

/** Locks the customer's payments in a currency with an unallocated rest that is not on its way back, oldest first. */
export async function lockUnallocated(
  tx: Tx,
  workspaceId: string,
  customerId: string,
  currency: string,
) {
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'amount_minor', 'refunded_minor'])
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
    .where('reversed_at', 'is', null)
    .orderBy('date')
    .orderBy('id')
    .forUpdate()
    .execute()
  const back = await listRefunds(
    tx,
    workspaceId,
    payments.map(({ id }) => id),
  )
  const unallocated: { id: string; amount: bigint }[] = []
  for (const payment of payments) {
    const used = await allocationsOf(tx, workspaceId, payment.id)
    const unused = used.reduce(
      (sum, one) => sum - one.payment_amount_minor,
      payment.amount_minor - payment.refunded_minor,
    )
    const rest = creditLeft(unused, boundBack(back.filter(one => one.payment_id === payment.id)))
    if (rest > 0n) unallocated.push({ id: payment.id, amount: rest })
  }
  return unallocated
}
