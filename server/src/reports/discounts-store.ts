import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { ownRate, settingsRate } from './documents-store.ts'
import type { Span } from './span.ts'

export type Taken = {
  invoice_id: string
  currency: string
  amount: string
  /** Of the document, else of the settings on its day. */
  rate: string | null
}

/** By invoice, with the rate at which it counts in the company's currency. */
export async function discountsBy(tx: Tx, span: Span): Promise<readonly Taken[]> {
  const { workspaceId, period } = span
  const { rows } = await sql<Taken>`
    select taken.invoice_id, taken.currency, taken.amount::text as amount,
      coalesce(stated.rate, settings.rate)::text as rate
    from (
      select allocation.invoice_id, invoice.currency, invoice.issue_date, sum(allocation.amount_minor) as amount
      from allocation
      join payment on payment.workspace_id = allocation.workspace_id and payment.id = allocation.payment_id
      join invoice on invoice.workspace_id = allocation.workspace_id and invoice.id = allocation.invoice_id
      where allocation.workspace_id = ${workspaceId} and deduction = 'cash_discount'
        and allocation.reversed_at is null and payment.reversed_at is null and payment.mode <> 'test'
        and payment.date between ${period.from}::date and ${period.to}::date
      group by 1, 2, 3
    ) as taken
    left join lateral (
      select max(${ownRate(span)}) as rate from document_tax
      where workspace_id = ${workspaceId} and invoice_id = taken.invoice_id and part = 'own'
    ) as stated on true
    ${settingsRate(span, sql`taken.currency`, sql`taken.issue_date`)}`.execute(tx)
  return rows
}
