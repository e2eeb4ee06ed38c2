import { ENCODINGS } from '@bordereau/contract/encoding-names'
import type { LocalDate } from '@bordereau/domain/date'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import type { CsvMapping } from './formats/csv.ts'
import type { WrittenRow } from './read-again.ts'

export type MatchedStatus = 'open' | 'matched' | 'ignored'

/** A statement as it is inserted. */
export type NewStatement = {
  readonly id: string
  readonly format: string
  readonly file_name: string
  readonly account: string
  readonly currency: string
  readonly reference: string
  readonly from_day: LocalDate | null
  readonly to_day: LocalDate | null
  readonly opening_minor: bigint | null
  readonly closing_minor: bigint | null
  readonly transaction_count: number
  readonly imported_by: string
  readonly imported_at: Date
  /** All its transactions are stored in the same transaction of the database. */
  readonly complete: boolean
}

/** A transaction as it is inserted from JSON; amounts as text. */
export type NewTransaction = {
  readonly id: string
  readonly identity: string
  readonly booked_on: string
  readonly value_on: string | null
  readonly currency: string
  readonly amount_minor: string
  readonly party_name: string
  readonly party_account: string
  readonly reference_list: readonly string[]
  readonly text: string
  readonly charges_minor: string
  readonly reversal: boolean
  /** Of a detail of a batch: the identities of the whole entry (identity.ts), and its amount. */
  readonly entry_identity: string | null
  readonly short_entry_identity: string | null
  readonly entry_minor: string | null
  /** Of a row of a table. Not stored. */
  readonly written: WrittenRow | null
}

export async function insertStatement(
  tx: Tx,
  workspaceId: string,
  statement: NewStatement,
): Promise<void> {
  await tx
    .insertInto('bank_statement')
    .values({ ...statement, workspace_id: workspaceId, added_count: 0 })
    .execute()
}

/**
 * Marks a statement as complete, and those of the same content whose import was interrupted before, which its file has
 * completed.
 */
export async function completeStatement(
  tx: Tx,
  workspaceId: string,
  statement: NewStatement,
): Promise<void> {
  await tx
    .updateTable('bank_statement')
    .set({ complete: true })
    .where('workspace_id', '=', workspaceId)
    .where('complete', '=', false)
    .where(({ eb, and, or }) =>
      or([
        eb('id', '=', statement.id),
        and([
          eb('account', '=', statement.account),
          eb('reference', '=', statement.reference),
          eb('transaction_count', '=', statement.transaction_count),
          eb('from_day', 'is not distinct from', statement.from_day),
          eb('to_day', 'is not distinct from', statement.to_day),
        ]),
      ]),
    )
    .execute()
}

/** The newest first. */
export async function listStatementPage(
  tx: Tx,
  workspaceId: string,
  page: {
    readonly incomplete: boolean
    readonly after?: string | undefined
    readonly limit: number
  },
) {
  const cursor = decodeCursor(page.after, 'instant')
  let query = tx.selectFrom('bank_statement').where('workspace_id', '=', workspaceId)
  if (page.incomplete) query = query.where('complete', '=', false)
  if (cursor)
    query = query.where(
      sql<SqlBool>`(imported_at, id) < (${cursor.key}::timestamptz, ${cursor.id}::uuid)`,
    )
  const rows = await query
    .selectAll()
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute()
  return cutPage(rows, page.limit, last => last.imported_at.toISOString())
}

export async function countStatements(
  tx: Tx,
  workspaceId: string,
  incomplete: boolean,
): Promise<number> {
  const { count } = await tx
    .selectFrom('bank_statement')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspaceId)
    .$if(incomplete, query => query.where('complete', '=', false))
    .executeTakeFirstOrThrow()
  return count
}

/** The remembered mapping of each heading line, as JSON of the headings. */
export async function csvMappings(
  tx: Tx,
  workspaceId: string,
): Promise<ReadonlyMap<string, CsvMapping>> {
  const rows = await tx
    .selectFrom('bank_csv_mapping')
    .select(['headings', 'columns', 'day_order', 'encoding'])
    .where('workspace_id', '=', workspaceId)
    .execute()
  return new Map(
    rows.map(({ headings, columns, day_order: dayOrder, encoding }) => [
      headings,
      {
        columns: columnsOf(columns),
        dayOrder: dayOrder ?? undefined,
        encoding: ENCODINGS.find(one => one === encoding),
      },
    ]),
  )
}

function columnsOf(stored: unknown): CsvMapping['columns'] {
  return Object.fromEntries(
    Object.entries(Object(stored)).map(([name, heading]) => [name, String(heading)]),
  )
}

export async function rememberMapping(
  tx: Tx,
  workspaceId: string,
  headings: readonly string[],
  { columns, dayOrder, encoding }: CsvMapping,
): Promise<void> {
  const values = {
    columns: JSON.stringify(columns),
    day_order: dayOrder ?? null,
    encoding: encoding ?? null,
  }
  await tx
    .insertInto('bank_csv_mapping')
    .values({ workspace_id: workspaceId, headings: JSON.stringify(headings), ...values })
    .onConflict(conflict => conflict.columns(['workspace_id', 'headings']).doUpdateSet(values))
    .execute()
}

export type TransactionRow = Awaited<ReturnType<typeof listTransactionPage>>['rows'][number]

/** The newest first. */
export async function listTransactionPage(
  tx: Tx,
  workspaceId: string,
  filter: { readonly status?: MatchedStatus | undefined; readonly where?: RawBuilder<SqlBool> },
  page: { readonly after?: string | undefined; readonly limit: number },
) {
  const cursor = decodeCursor(page.after, 'date')
  let query = tx.selectFrom('bank_transaction').where('workspace_id', '=', workspaceId)
  if (filter.status) query = query.where('status', '=', filter.status)
  if (filter.where) query = query.where(filter.where)
  if (cursor)
    query = query.where(sql<SqlBool>`(booked_on, id) < (${cursor.key}::date, ${cursor.id}::uuid)`)
  const rows = await query
    .selectAll()
    .orderBy('booked_on', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute()
  return cutPage(rows, page.limit, last => last.booked_on)
}

/** How many transactions have a status, or any, counted up to a number: from an index, in its order. */
export async function countStatus(
  tx: Tx,
  workspaceId: string,
  status: MatchedStatus | undefined,
  most: number,
): Promise<number> {
  const of = status
    ? sql`and status = ${status} order by booked_on desc, id desc`
    : sql`order by account, identity`
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from bank_transaction where workspace_id = ${workspaceId} ${of} limit ${sql.lit(most)}
    ) as counted`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function lastImportAt(tx: Tx, workspaceId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('bank_statement')
    .select('imported_at')
    .where('workspace_id', '=', workspaceId)
    .orderBy('imported_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.imported_at ?? null
}

export async function lockTransaction(tx: Tx, workspaceId: string, id: string) {
  return tx
    .selectFrom('bank_transaction')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function decideTransaction(
  tx: Tx,
  workspaceId: string,
  id: string,
  decision: {
    readonly status: MatchedStatus
    readonly paymentId: string | null
    readonly personId: string | null
    readonly at: Date
    readonly refusal?: string
  },
): Promise<void> {
  await tx
    .updateTable('bank_transaction')
    .set({
      status: decision.status,
      payment_id: decision.paymentId,
      decided_by: decision.personId,
      decided_at: decision.at,
      refusal: decision.refusal ?? '',
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}
