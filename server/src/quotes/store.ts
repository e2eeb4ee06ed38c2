import type { Draft } from '@bordereau/domain/invoice/draft'
import { DRAFT_FORMAT } from '@bordereau/domain/invoice/stored-draft'
import { sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'
import { writeDraft } from '../invoices/document/snapshot.ts'
import type { DraftRow } from '../invoices/document/store.ts'
import { newId } from '../lib/id.ts'
import { composeQuote } from './compose.ts'
import type { QuoteSnapshot } from './quote-snapshot.ts'

export type QuoteRow = TableRow<'quote'> & { readonly is_invoiced: boolean }

/** Whether a document was made of the quote. */
const IS_INVOICED = sql<boolean>`exists (
  select from invoice where invoice.workspace_id = quote.workspace_id and invoice.quote_id = quote.id)`

export function selectQuotes(tx: Tx, workspaceId: string) {
  return tx
    .selectFrom('quote')
    .selectAll('quote')
    .select(IS_INVOICED.as('is_invoiced'))
    .where('quote.workspace_id', '=', workspaceId)
}

export function findQuote(tx: Tx, workspaceId: string, id: string): Promise<QuoteRow | undefined> {
  return selectQuotes(tx, workspaceId).where('quote.id', '=', id).executeTakeFirst()
}

/** Locks the quote until the transaction ends, so that it is answered, sent and withdrawn one after the other. */
export function lockQuote(tx: Tx, workspaceId: string, id: string): Promise<QuoteRow | undefined> {
  return selectQuotes(tx, workspaceId).where('quote.id', '=', id).forUpdate().executeTakeFirst()
}

/** The columns of a draft; `row` has the sums without its optional lines. */
function draftColumns(
  draft: Draft,
  row: Pick<DraftRow, 'totals' | 'customerName' | 'customerCountry'>,
) {
  return {
    draft: writeDraft(draft),
    draft_format: DRAFT_FORMAT,
    customer_id: draft.customerId,
    customer_name: row.customerName,
    customer_country: row.customerCountry,
    currency: draft.currency,
    net_minor: row.totals.net,
    gross_minor: row.totals.gross,
  }
}

/** The columns of a version as it was sent, with the sums of what is chosen of its options. */
export function sentColumns(snapshot: QuoteSnapshot, chosen: ReadonlySet<string>) {
  const { draft, buyer } = snapshot
  return draftColumns(draft, {
    totals: composeQuote(snapshot, chosen).agreed.totals,
    customerName: buyer.legalName,
    customerCountry: buyer.address.country,
  })
}

export async function insertQuote(
  tx: Tx,
  quote: {
    readonly workspaceId: string
    readonly id: string
    readonly draft: Draft
    readonly row: DraftRow
    readonly personId: string | null
    readonly at: Date
  },
): Promise<void> {
  const { workspaceId, id, draft, row, personId, at } = quote
  await tx
    .insertInto('quote')
    .values({
      workspace_id: workspaceId,
      id,
      ...draftColumns(draft, row),
      series_id: null,
      period: null,
      number: null,
      valid_until: null,
      sent_at: null,
      viewed_at: null,
      answered_at: null,
      expired_at: null,
      created_by: personId,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** Saves a draft under optimistic locking; false when the version differs. */
export async function updateQuoteDraft(
  tx: Tx,
  key: QuoteKey,
  version: number,
  content: { readonly draft: Draft; readonly row: DraftRow; readonly at: Date },
): Promise<boolean> {
  const result = await ofQuote(tx, key)
    .set({
      ...draftColumns(content.draft, content.row),
      version: version + 1,
      updated_at: content.at,
    })
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export type QuoteKey = { readonly workspaceId: string; readonly quoteId: string }

export type QuoteChange = Partial<ReturnType<typeof draftColumns>> & {
  readonly state?: QuoteRow['state']
  readonly series_id?: string
  readonly period?: string
  readonly number?: string
  readonly revision?: number
  readonly is_revising?: boolean
  readonly valid_until?: string
  readonly sent_at?: Date
  readonly viewed_at?: Date | null
  readonly answered_at?: Date | null
  readonly expired_at?: Date | null
  readonly version?: number
}

export async function changeQuote(
  tx: Tx,
  key: QuoteKey,
  change: QuoteChange,
  at: Date,
): Promise<void> {
  await ofQuote(tx, key)
    .set({ ...change, updated_at: at })
    .execute()
}

function ofQuote(tx: Tx, { workspaceId, quoteId }: QuoteKey) {
  return tx.updateTable('quote').where('workspace_id', '=', workspaceId).where('id', '=', quoteId)
}

export async function deleteQuoteRow(tx: Tx, { workspaceId, quoteId }: QuoteKey): Promise<void> {
  await tx
    .deleteFrom('quote')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', quoteId)
    .execute()
}

/** An entry of a quote's timeline. */
export async function addQuoteEvent(
  tx: Tx,
  { workspaceId, quoteId }: QuoteKey,
  event: {
    readonly kind: QuoteEventKind
    readonly personId: string | null
    readonly at: Date
    readonly detail?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  await tx
    .insertInto('quote_event')
    .values({
      workspace_id: workspaceId,
      id: newId(),
      quote_id: quoteId,
      at: event.at,
      kind: event.kind,
      person_id: event.personId,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute()
}

export type QuoteEventKind =
  | 'created'
  | 'sent'
  | 'mail_queued'
  | 'viewed'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'invoice_drafted'

/** The timeline with the names of the persons and the status that its messages have now, the oldest entry first. */
export function listQuoteEvents(tx: Tx, { workspaceId, quoteId }: QuoteKey) {
  return tx
    .selectFrom('quote_event')
    .leftJoin('person', 'person.id', 'quote_event.person_id')
    .leftJoin('mail', join =>
      join
        .onRef('mail.workspace_id', '=', 'quote_event.workspace_id')
        .on('mail.id', '=', sql<string>`(quote_event.detail ->> 'mailId')::uuid`),
    )
    .select([
      'quote_event.id',
      'at',
      'quote_event.kind',
      'detail',
      'person.name as by',
      'mail.status as mailStatus',
    ])
    .where('quote_event.workspace_id', '=', workspaceId)
    .where('quote_event.quote_id', '=', quoteId)
    .orderBy('at')
    .orderBy('quote_event.id')
    .execute()
}

/** The documents made of the quote, and the deposits on these; the oldest first. */
export function listQuoteDocuments(tx: Tx, { workspaceId, quoteId }: QuoteKey) {
  return tx
    .selectFrom('invoice')
    .select(['id', 'type', 'number', 'currency', 'payable_minor', 'final_id', 'issued_at'])
    .where('workspace_id', '=', workspaceId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('quote_id', '=', quoteId),
        eb(
          'final_id',
          'in',
          selectFrom('invoice as made')
            .select('made.id')
            .where('made.workspace_id', '=', workspaceId)
            .where('made.quote_id', '=', quoteId),
        ),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Names the quote of which a draft was made. */
export async function linkDocument(
  tx: Tx,
  { workspaceId, quoteId }: QuoteKey,
  invoiceId: string,
): Promise<void> {
  await tx
    .updateTable('invoice')
    .set({ quote_id: quoteId })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', invoiceId)
    .execute()
}
