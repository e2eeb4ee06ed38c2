import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { sha256 } from '../lib/secret.ts'
import { canonical } from './canonical.ts'

const BEGINNING = new Uint8Array(32)

export type JournalEntry = {
  readonly seriesId: string
  readonly at: Date
  readonly invoiceId: string
  /** What is proven: the number, the frozen text's hash, each archived file's hash. */
  readonly proof: Readonly<Record<string, unknown>>
}

/**
 * Adds the next entry of the series' chain: its hash covers the entry's text and the hash before it, so that no entry
 * can be changed, left out or put in between without every later hash being wrong. Needs the series' lock.
 */
export async function appendJournal(
  tx: Tx,
  workspaceId: string,
  entry: JournalEntry,
): Promise<void> {
  const last = await tx
    .selectFrom('journal')
    .select(['position', 'hash'])
    .where('workspace_id', '=', workspaceId)
    .where('series_id', '=', entry.seriesId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const position = (last?.position ?? 0n) + 1n
  const previous = last?.hash ?? BEGINNING
  const text = canonical({
    position: position.toString(),
    series: entry.seriesId,
    at: entry.at.toISOString(),
    kind: 'issued',
    invoice: entry.invoiceId,
    ...entry.proof,
  })
  await tx
    .insertInto('journal')
    .values({
      workspace_id: workspaceId,
      series_id: entry.seriesId,
      position,
      at: entry.at,
      kind: 'issued',
      invoice_id: entry.invoiceId,
      entry: text,
      previous_hash: previous,
      hash: chainHash(previous, text),
    })
    .execute()
}

export function chainHash(previous: Uint8Array, entry: string): Uint8Array {
  return sha256(Buffer.concat([previous, Buffer.from(entry, 'utf8')]))
}

/** A stretch of all chains of the workspace, in order, with what each entry proves. */
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

/** The files of some documents, as the database knows them. */
export async function filesOf(tx: Tx, workspaceId: string, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return []
  return tx
    .selectFrom('document')
    .select(['invoice_id', 'kind', 'sha256', 'size'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', 'in', [...invoiceIds])
    .execute()
}

/** Issued documents of which the journal knows nothing, and series whose numbers have a gap or end too early. */
export async function missingFromJournal(
  tx: Tx,
  workspaceId: string,
  most: number,
): Promise<{ unknown: string[]; gaps: string[] }> {
  const unknown = await tx
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
    .limit(most)
    .execute()
  const { rows: gaps } = await sql<{ name: string; period: string }>`
    select series.name, counter.period
    from series_counter as counter
    join series on series.workspace_id = counter.workspace_id and series.id = counter.series_id
    left join lateral (
      select min(seq) as first, max(seq) as last, count(*) as many from invoice
      where invoice.workspace_id = counter.workspace_id and invoice.series_id = counter.series_id
        and invoice.period = counter.period and issued_at is not null
    ) as taken on true
    where counter.workspace_id = ${workspaceId} and counter.last_issue_date is not null
      and (taken.many <> taken.last - taken.first + 1 or taken.last is distinct from counter.next_seq - 1)
    order by series.name, counter.period`.execute(tx)
  return {
    unknown: unknown.map(row => row.number ?? ''),
    gaps: gaps.map(row => `${row.name} ${row.period}`.trim()),
  }
}
