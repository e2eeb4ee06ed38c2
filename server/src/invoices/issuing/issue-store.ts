import type { LocalDate } from '@bordereau/domain/date'
import type { Totals } from '@bordereau/domain/invoice/totals'
import type { DocumentSeriesKind } from '@bordereau/domain/numbering/series-kind'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { SNAPSHOT_FORMAT } from '../document/snapshot.ts'
import { EMPTY_JOURNAL, type JournalRow } from '../journal/journal-store.ts'
import type { DocumentFile } from './make-documents.ts'
import type { SeriesState, TakenNumber } from './series-state.ts'

/** A series is named by its id, or is the default one of a kind of document. */
export type SeriesKey = {
  readonly workspaceId: string
  readonly kind: DocumentSeriesKind
  readonly seriesId: string | undefined
}

/** SeriesState as JSON text holds it. */
export type StoredSeriesState = {
  readonly id: string
  readonly pattern: string
  readonly counters:
    | readonly {
        readonly period: string
        readonly next_seq: string
        readonly last_issue_date: LocalDate | null
      }[]
    | null
  readonly position: string | null
  readonly hash: string | null
}

/** The state of a series as one JSON value, for a query to select; null where there is no such series. */
export function seriesStateOf(
  key: Omit<SeriesKey, 'kind'> & { readonly kind: SeriesKey['kind'] | RawBuilder<string> },
): RawBuilder<StoredSeriesState | null> {
  const wanted =
    key.seriesId === undefined ? sql`series.is_default` : sql`series.id = ${key.seriesId}::uuid`
  return sql<StoredSeriesState | null>`(
    select json_build_object('id', series.id, 'pattern', series.pattern,
      'counters', (
        select json_agg(json_build_object(
          'period', period, 'next_seq', next_seq::text, 'last_issue_date', last_issue_date))
        from series_counter
        where series_counter.workspace_id = series.workspace_id and series_counter.series_id = series.id),
      'position', last.position::text, 'hash', encode(last.hash, 'hex'))
    from series
    left join lateral (
      select journal.position, journal.hash from journal
      where journal.workspace_id = series.workspace_id and journal.series_id = series.id
      order by journal.position desc limit 1
    ) as last on true
    where series.workspace_id = ${key.workspaceId} and series.kind = ${key.kind} and ${wanted})`
}

export function readState(stored: StoredSeriesState | null): SeriesState | undefined {
  if (stored === null) return undefined
  const { id, pattern, counters, position, hash } = stored
  const dates = (counters ?? []).flatMap(({ last_issue_date: date }) => date ?? []).toSorted()
  return {
    id,
    pattern,
    nextSeqs: new Map((counters ?? []).map(one => [one.period, BigInt(one.next_seq)])),
    lastIssueDate: dates.at(-1) ?? null,
    head:
      position === null || hash === null
        ? EMPTY_JOURNAL
        : { position: BigInt(position), hash: Buffer.from(hash, 'hex') },
  }
}

/** Reliable only under the series' lock. */
export async function readSeries(tx: Tx, key: SeriesKey): Promise<SeriesState | undefined> {
  const { rows } = await sql<{ state: StoredSeriesState | null }>`
    select ${seriesStateOf(key)} as state`.execute(tx)
  return readState(rows[0]?.state ?? null)
}

/** Everything that issuing one document writes. */
export type IssueRow = TakenNumber & {
  readonly invoiceId: string
  readonly at: Date
  /** Of the draft that was checked. */
  readonly version: number
  readonly frozen: string
  /** What the bank reports of a transfer by an agreement on references; '' without one. */
  readonly agreedReference: string
  readonly issueDate: LocalDate
  readonly dueDate: LocalDate | null
  readonly totals: Totals
  readonly customerName: string
  readonly customerCountry: string
  /** null: the system. */
  readonly personId: string | null
  readonly eventId: string
  /** null: a credit note, which is not paid. */
  readonly payLinkId: string | null
  readonly journal: JournalRow
  readonly documents: readonly DocumentFile[]
}

/** Which documents were still drafts of their version, and whether every counter had the expected number. */
export type WrittenIssues = {
  readonly marked: ReadonlySet<string>
  readonly counted: boolean
}

/**
 * Issues drafts of one series: numbers, snapshots, files, journal, timeline and payment links, in one statement. The
 * caller holds the series' lock, and rolls back unless all were marked and counted. Rejects with a unique violation of
 * `invoice_number` when another series has a number, and of the journal's or the numbers' keys when the state of the
 * series was another one than expected.
 */
export async function writeIssues(
  tx: Tx,
  workspaceId: string,
  seriesId: string,
  issues: readonly IssueRow[],
): Promise<WrittenIssues> {
  const { rows } = await sql<{ marked: readonly string[] | null; counted: boolean }>`
    with issue as (
      select * from json_to_recordset(${JSON.stringify(issues.map(columnsOf))}::json) as row(
        id uuid, at timestamptz, version integer, period text, seq bigint, number text, frozen text, issue_date date, due_date date,
        net bigint, tax bigint, gross bigint, payable bigint, customer_name text, customer_country text, person_id uuid,
        agreed_reference text, event_id uuid, pay_link_id uuid, position bigint, entry text, previous_hash text, hash text, documents json)
    ), marked as (
      update invoice set series_id = ${seriesId}::uuid, period = issue.period, seq = issue.seq,
        number = issue.number, frozen = issue.frozen, frozen_format = ${SNAPSHOT_FORMAT}::integer,
        issue_date = issue.issue_date, due_date = issue.due_date,
        net_minor = issue.net, tax_minor = issue.tax, gross_minor = issue.gross, payable_minor = issue.payable,
        customer_name = issue.customer_name, customer_country = issue.customer_country,
        agreed_reference = issue.agreed_reference, issued_at = issue.at, issued_by = issue.person_id, version = invoice.version + 1, updated_at = issue.at
      from issue
      where invoice.workspace_id = ${workspaceId} and invoice.id = issue.id
        and invoice.version = issue.version and invoice.issued_at is null
      returning invoice.id
    ), periods as (
      select period, min(seq) as first, max(seq) as last, max(issue_date) as last_issue_date
      from issue group by period
    ), counted as (
      insert into series_counter as counter (workspace_id, series_id, period, next_seq, last_issue_date)
      select ${workspaceId}::uuid, ${seriesId}::uuid, period, last + 1, last_issue_date from periods
      on conflict (workspace_id, series_id, period) do update
        set next_seq = excluded.next_seq, last_issue_date = excluded.last_issue_date
        where counter.next_seq = (select first from periods where periods.period = excluded.period)
      returning period
    ), documents as (
      insert into document (workspace_id, invoice_id, kind, sha256, size, media_type, file_name, created_at)
      select ${workspaceId}::uuid, issue.id, file.kind, decode(file.sha256, 'hex'), file.size, file.media_type,
        file.file_name, issue.at
      from issue join marked using (id), json_to_recordset(issue.documents)
        as file(kind text, sha256 text, size integer, media_type text, file_name text)
    ), entries as (
      insert into journal (workspace_id, series_id, position, at, kind, invoice_id, entry, previous_hash, hash)
      select ${workspaceId}::uuid, ${seriesId}::uuid, position, at, 'issued', id, entry,
        decode(previous_hash, 'hex'), decode(hash, 'hex')
      from issue join marked using (id)
    ), events as (
      insert into event (workspace_id, id, invoice_id, at, kind, person_id, detail)
      select ${workspaceId}::uuid, event_id, id, at, 'issued', person_id,
        jsonb_build_object('number', number)
      from issue join marked using (id)
    ), links as (
      insert into pay_link (workspace_id, id, invoice_id, created_at, revoked_at)
      select ${workspaceId}::uuid, pay_link_id, id, at, null
      from issue join marked using (id) where pay_link_id is not null
    )
    select (select json_agg(id) from marked) as marked,
      (select count(*) from counted) = (select count(*) from periods) as counted`.execute(tx)
  return { marked: new Set(rows[0]?.marked ?? []), counted: rows[0]?.counted === true }
}

function columnsOf(issue: IssueRow) {
  const { totals, journal } = issue
  return {
    id: issue.invoiceId,
    at: issue.at.toISOString(),
    version: issue.version,
    period: issue.period,
    seq: issue.seq.toString(),
    number: issue.number,
    frozen: issue.frozen,
    agreed_reference: issue.agreedReference,
    issue_date: issue.issueDate,
    due_date: issue.dueDate,
    net: totals.net.toString(),
    tax: totals.tax.toString(),
    gross: totals.gross.toString(),
    payable: totals.payable.toString(),
    customer_name: issue.customerName,
    customer_country: issue.customerCountry,
    person_id: issue.personId,
    event_id: issue.eventId,
    pay_link_id: issue.payLinkId,
    position: journal.position.toString(),
    entry: journal.entry,
    previous_hash: hexOf(journal.previousHash),
    hash: hexOf(journal.hash),
    documents: issue.documents.map(document => ({
      kind: document.kind,
      sha256: hexOf(document.sha256),
      size: document.size,
      media_type: document.mediaType,
      file_name: document.fileName,
    })),
  }
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

/** Those of the numbers that documents of other series have, in upper case as they are compared. */
export async function numbersOfOthers(
  tx: Tx,
  workspaceId: string,
  seriesId: string,
  numbers: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`
    select upper(number) as number from invoice
    where workspace_id = ${workspaceId} and number is not null and series_id <> ${seriesId}
      and upper(number) in (select upper(one) from unnest(${[...numbers]}::text[]) as one)`.execute(
    tx,
  )
  return new Set(rows.map(row => row.number))
}
