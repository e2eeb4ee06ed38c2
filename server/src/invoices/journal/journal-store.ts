import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { sha256 } from '../../lib/secret.ts'
import { canonical } from '../document/canonical.ts'

/** The last entry of a series' journal. */
export type JournalHead = { readonly position: bigint; readonly hash: Uint8Array }

export const EMPTY_JOURNAL: JournalHead = { position: 0n, hash: new Uint8Array(32) }

export type JournalEntry = {
  readonly seriesId: string
  readonly at: Date
  readonly invoiceId: string
  /** What the entry proves: the number, the snapshot's hash (key `frozen`) and each archived file's hash. */
  readonly proof: Readonly<Record<string, unknown>>
}

export type JournalRow = {
  readonly position: bigint
  readonly entry: string
  readonly previousHash: Uint8Array
  readonly hash: Uint8Array
}

/**
 * The next entry of a series' hash chain. Its hash covers the entry's text and the previous hash, so an entry that is
 * changed, removed or inserted makes every later hash wrong.
 */
export function journalEntry(head: JournalHead, entry: JournalEntry): JournalRow {
  const position = head.position + 1n
  const text = canonical({
    position: position.toString(),
    series: entry.seriesId,
    at: entry.at.toISOString(),
    kind: 'issued',
    invoice: entry.invoiceId,
    ...entry.proof,
  })
  return { position, entry: text, previousHash: head.hash, hash: chainHash(head.hash, text) }
}

export function chainHash(previous: Uint8Array, entry: string): Uint8Array {
  return sha256(Buffer.concat([previous, Buffer.from(entry, 'utf8')]))
}

/** One page of the journal of all series of the workspace, in order, each entry with its invoice. */
export async function readJournal(
  tx: Tx,
  workspaceId: string,
  after: { readonly seriesId: string; readonly position: bigint } | null,
  limit: number,
) {
  let query = tx
    .selectFrom('journal')
    .innerJoin('invoice', join =>
      join
        .onRef('invoice.workspace_id', '=', 'journal.workspace_id')
        .onRef('invoice.id', '=', 'journal.invoice_id'),
    )
    .innerJoin('series', join =>
      join
        .onRef('series.workspace_id', '=', 'journal.workspace_id')
        .onRef('series.id', '=', 'journal.series_id'),
    )
    .select([
      'journal.series_id',
      'journal.position',
      'journal.entry',
      'journal.previous_hash',
      'journal.hash',
      'journal.invoice_id',
      'invoice.number',
      'invoice.frozen',
      'invoice.frozen_format',
      'invoice.currency',
      'invoice.issue_date',
      'invoice.net_minor',
      'invoice.tax_minor',
      'invoice.gross_minor',
      'invoice.payable_minor',
      'invoice.settled_minor',
      'invoice.credited_minor',
      'invoice.due_date',
      'invoice.customer_name',
      'invoice.customer_country',
      'invoice.customer_id',
      'invoice.corrects_id',
      'invoice.kind',
      'invoice.type',
      'invoice.series_id as invoice_series_id',
      'invoice.issued_at',
      'journal.at',
      'invoice.stated_before_minor',
      sql<string | null>`invoice.draft ->> 'customerId'`.as('drafted_customer_id'),
      // Few documents come after others that state a part of them.
      sql`case when coalesce(invoice.draft -> 'deposits', '[]'::jsonb) <> '[]'::jsonb
        or invoice.draft #> '{corrects,replaced}' is not null then invoice.draft end`.as(
        'draft_after_others',
      ),
      'invoice.draft_format',
      'series.name as series_name',
    ])
    .where('journal.workspace_id', '=', workspaceId)
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('journal.series_id', 'journal.position'),
        '>',
        tuple(after.seriesId, after.position),
      ),
    )
  }
  return query.orderBy('journal.series_id').orderBy('journal.position').limit(limit).execute()
}

/** The database rows of the files of some documents. */
export async function filesOf(tx: Tx, workspaceId: string, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return []
  return tx
    .selectFrom('document')
    .select(['invoice_id', 'kind', 'sha256', 'size'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', 'in', [...invoiceIds])
    .execute()
}

/** Which of some documents have settled or credited sums that differ from their allocations, payouts and credit notes. */
export async function findWronglySettled(
  tx: Tx,
  workspaceId: string,
  invoiceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from invoice
    where workspace_id = ${workspaceId} and id = any (${[...invoiceIds]}) and (
      settled_minor <> (
        select coalesce(sum(amount_minor), 0) from allocation
        where allocation.workspace_id = invoice.workspace_id and reversed_at is null
          and (allocation.invoice_id = invoice.id or allocation.credit_note_id = invoice.id)) + (
        select coalesce(sum(amount_minor), 0) from payout
        where payout.workspace_id = invoice.workspace_id and payout.invoice_id = invoice.id and removed_at is null)
      or credited_minor <> (
        select coalesce(sum(case note.type when 'credit_note' then note.payable_minor
          when 'self_billed_credit_note' then note.payable_minor when 'corrected_invoice' then invoice.payable_minor else 0 end), 0) from invoice as note
        where note.workspace_id = invoice.workspace_id and note.corrects_id = invoice.id
          and note.issued_at is not null))`.execute(tx)
  return new Set(rows.map(row => row.id))
}

/**
 * Which of some documents are said to be sent at an instant at which their timelines have no such entry. It need not be the
 * earliest: a clock that was ahead has been corrected between two of them.
 */
export async function findWronglySent(
  tx: Tx,
  workspaceId: string,
  invoiceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from invoice
    where workspace_id = ${workspaceId} and id = any (${[...invoiceIds]}) and not (
      select case when invoice.sent_at is null then count(*) = 0 else coalesce(bool_or(event.at = invoice.sent_at), false) end
      from event
      where event.workspace_id = invoice.workspace_id and event.invoice_id = invoice.id
        and (event.kind = 'marked_sent' or event.kind = 'mail_sent' and event.detail ->> 'kind' = 'invoice'))`.execute(
    tx,
  )
  return new Set(rows.map(row => row.id))
}

/** Payments that are not as they were recorded, or of which more is used or paid back than was received; by their reference. */
export async function findChangedPayments(
  tx: Tx,
  workspaceId: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', to_char(payment.date, 'YYYY-MM-DD'), nullif(payment.reference, '')) as name
    from payment
    left join lateral (
      select sum(payment_amount_minor) as amount,
        bool_or(deduction is null and rate = 1 and amount_minor <> payment_amount_minor) as is_uneven
      from allocation
      where allocation.workspace_id = payment.workspace_id and allocation.payment_id = payment.id
        and allocation.reversed_at is null
    ) as used on true
    where payment.workspace_id = ${workspaceId} and (
      payment.seal <> app.payment_seal(payment)
      or used.is_uneven
      or coalesce(used.amount, 0) + payment.refunded_minor > payment.amount_minor
      or payment.reversed_at is not null and used.amount is not null
      or (payment.reversed_at is null) <> (payment.reversal_reason is null)
      or payment.refunded_minor <> coalesce((
        select sum(change.amount_minor) from refund_change as change
        where change.workspace_id = payment.workspace_id and change.payment_id = payment.id), 0))
    order by payment.date, payment.id
    limit ${limit}`.execute(tx)
  return rows.map(row => row.name)
}

/** Issued documents without a journal entry, and series whose numbers have a gap or end too early. */
export async function missingFromJournal(
  tx: Tx,
  workspaceId: string,
  limit: number,
): Promise<{ withoutEntry: string[]; gaps: string[] }> {
  const withoutEntry = await tx
    .selectFrom('invoice')
    .select('number')
    .where('workspace_id', '=', workspaceId)
    .where('issued_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('journal')
            .select('journal.position')
            .whereRef('journal.workspace_id', '=', 'invoice.workspace_id')
            .whereRef('journal.series_id', '=', 'invoice.series_id')
            .whereRef('journal.invoice_id', '=', 'invoice.id'),
        ),
      ),
    )
    .orderBy('number')
    .limit(limit)
    .execute()
  const { rows: gaps } = await sql<{ name: string; period: string }>`
    select series.name, counter.period
    from series_counter as counter
    join series on series.workspace_id = counter.workspace_id and series.id = counter.series_id
    left join lateral (
      select min(seq) as first, max(seq) as last, count(*) as many from invoice
      where invoice.workspace_id = counter.workspace_id and invoice.series_id = counter.series_id
        and invoice.period = counter.period and issued_at is not null
    ) as issued on true
    where counter.workspace_id = ${workspaceId} and counter.last_issue_date is not null
      and (issued.many <> issued.last - issued.first + 1 or issued.last is distinct from counter.next_seq - 1)
    order by series.name, counter.period`.execute(tx)
  return {
    withoutEntry: withoutEntry.map(row => row.number ?? ''),
    gaps: gaps.map(row => `${row.name} ${row.period}`.trim()),
  }
}
