import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, asSystem } from '../db/database.ts'

/**
 * Test fixture: inserts copies of an issued invoice with their own numbers, without issuing them. `before`: so many copies
 * of it exist.
 */
export async function copyIssued(
  db: Database,
  workspaceId: string,
  invoiceId: string,
  count: number,
  before = 0,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await asSystem(db, tx =>
    sql`
    insert into invoice (workspace_id, id, kind, customer_id, customer_name, customer_country, currency, language,
      draft, draft_format, issue_date, due_date, net_minor, tax_minor, gross_minor, payable_minor, series_id, period, seq,
      number, issued_at, issued_by, frozen, frozen_format, created_by, created_at, updated_at)
    select workspace_id, copy.id, kind, customer_id, customer_name, customer_country, currency, language,
      draft, draft_format, issue_date, due_date, net_minor, tax_minor, gross_minor, payable_minor, series_id, period,
      100000 + copy.place, 'COPY-' || copy.place, issued_at, issued_by, frozen, frozen_format, created_by,
      created_at, updated_at
    from invoice, (select id, position + ${before}::bigint as place
      from unnest(${ids}::uuid[]) with ordinality as one (id, position)) as copy
    where workspace_id = ${workspaceId} and invoice.id = ${invoiceId}`.execute(tx),
  )
  return ids
}
