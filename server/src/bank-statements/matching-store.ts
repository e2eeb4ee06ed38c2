import { localDate } from '@bordereau/domain/date'
import { type DatedDiscount, datedDiscounts } from '@bordereau/domain/invoice/cash-discount'
import type { IncomingPayment, PayableDocument } from '@bordereau/domain/payment/quoted-documents'
import { quotableReferences } from '@bordereau/domain/payment/qr'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'

/** So many open credits are matched at a time, the oldest first. */
export const MAX_MATCHED = 10_000

/** A part of a long list: so many rows after the last one of the part before. */
export type Part<Row> = { readonly after?: Row | undefined; readonly limit: number }

/** A condition on bank_transaction, word for word that of the index bank_transaction_credit: an open credit. */
export const IS_MATCHED = sql<SqlBool>`bank_transaction.status = 'open' and bank_transaction.refusal = ''
  and bank_transaction.amount_minor > 0 and not bank_transaction.reversal`

/** The open credits of all accounts, the oldest first. */
export async function openCredits(
  tx: Tx,
  workspaceId: string,
  { after, limit }: Part<IncomingPayment> = { limit: MAX_MATCHED },
): Promise<IncomingPayment[]> {
  const rows = await tx
    .selectFrom('bank_transaction')
    .select([
      'id',
      'booked_on',
      'amount_minor',
      'currency',
      'party_name',
      'party_account',
      'reference_list',
      'text',
      'charges_minor',
    ])
    .where('workspace_id', '=', workspaceId)
    .where(IS_MATCHED)
    .where(
      after ? sql<SqlBool>`(booked_on, id) > (${after.bookedOn}::date, ${after.id}::uuid)` : ALL,
    )
    .orderBy('booked_on')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: row.id,
    bookedOn: localDate(row.booked_on),
    amount: row.amount_minor,
    currency: row.currency,
    partyName: row.party_name,
    partyAccount: row.party_account,
    references: row.reference_list,
    text: row.text,
    charges: row.charges_minor,
  }))
}

const ALL = sql<SqlBool>`true`

/** Issued invoices with an open amount in one of the currencies, those due first at the front. */
export async function payableDocuments(
  tx: Tx,
  workspaceId: string,
  currencies: readonly string[],
  part?: Part<PayableDocument>,
): Promise<PayableDocument[]> {
  const { after, limit } = part ?? {}
  const rows = await tx
    .selectFrom('invoice')
    .select([
      'id',
      'number',
      'agreed_reference',
      'customer_id',
      'customer_name',
      'currency',
      'issue_date',
      'due_date',
      'payable_minor',
      'settled_minor',
      'credited_minor',
      sql`draft -> 'cashDiscounts'`.as('cash_discounts'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where(IS_OPEN)
    .where(sql<SqlBool>`currency = any(${[...currencies]}::text[])`)
    .where(
      after
        ? sql<SqlBool>`(due_key, id) > (${after.dueDate ?? 'infinity'}::date, ${after.id}::uuid)`
        : ALL,
    )
    .orderBy('due_key')
    .orderBy('id')
    .$if(limit !== undefined, query => query.limit(limit ?? 0))
    .execute()
  return rows.map(row => ({
    id: row.id,
    customerId: row.customer_id ?? '',
    customerName: row.customer_name,
    currency: row.currency,
    open: row.payable_minor - row.settled_minor,
    number: row.number ?? '',
    references: quotableReferences(row.number ?? '', row.agreed_reference),
    dueDate: row.due_date === null ? null : localDate(row.due_date),
    discounts: discountsOf(row),
  }))
}

/** Columns of an issued document; its draft is as it was issued. What credit notes took of it has no discount. */
function discountsOf(row: {
  readonly cash_discounts: unknown
  readonly issue_date: string | null
  readonly payable_minor: bigint
  readonly credited_minor: bigint
}): readonly DatedDiscount[] {
  const { cash_discounts: discounts, issue_date: issueDate } = row
  if (!Array.isArray(discounts) || issueDate === null) return []
  return datedDiscounts(discounts, localDate(issueDate), row.payable_minor - row.credited_minor)
}

/** The customers whose documents each of these accounts has paid before; accounts that paid for several are left out. */
export async function knownAccounts(
  tx: Tx,
  workspaceId: string,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ party_account: string; customer_id: string }>`
    select transaction.party_account, min(payment.customer_id::text) as customer_id
    from bank_transaction as transaction
    join payment on payment.workspace_id = transaction.workspace_id and payment.id = transaction.payment_id
    where transaction.workspace_id = ${workspaceId} and transaction.status = 'matched'
      and transaction.party_account = any(${[...accounts]}::text[]) and transaction.party_account <> ''
    group by transaction.party_account
    having count(distinct payment.customer_id) = 1`.execute(tx)
  return new Map(rows.map(row => [row.party_account, row.customer_id]))
}

/** Numbers of documents and the customer's name of recorded payments. */
export async function settledBy(tx: Tx, workspaceId: string, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return []
  return tx
    .selectFrom('payment')
    .innerJoin('customer', join =>
      join
        .onRef('customer.workspace_id', '=', 'payment.workspace_id')
        .onRef('customer.id', '=', 'payment.customer_id'),
    )
    .leftJoin('allocation', join =>
      join
        .onRef('allocation.workspace_id', '=', 'payment.workspace_id')
        .onRef('allocation.payment_id', '=', 'payment.id'),
    )
    .leftJoin('invoice', join =>
      join
        .onRef('invoice.workspace_id', '=', 'allocation.workspace_id')
        .onRef('invoice.id', '=', 'allocation.invoice_id'),
    )
    .select([
      'payment.id as payment_id',
      'customer.legal_name as customer_name',
      'invoice.id as invoice_id',
      'invoice.number',
    ])
    .where('payment.workspace_id', '=', workspaceId)
    .where('payment.id', 'in', [...paymentIds])
    .execute()
}
