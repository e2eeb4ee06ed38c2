import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getQuote, listQuotes } from '@bordereau/contract/quotes'
import { toText } from '@bordereau/domain/money/currency'
import { totalsToText } from '@bordereau/domain/invoice/totals-text'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { optionalLines } from '@bordereau/domain/quote/agreed'
import type { LocalDate } from '@bordereau/domain/date'
import { unprintableInDraft } from '@bordereau/einvoice/issue/print-findings'
import type { Tx } from '../db/database.ts'
import { type Seller, loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import { asRecord } from '../invoices/document/present.ts'
import { asDate } from '../invoices/document/store.ts'
import { readDraft } from '../invoices/document/snapshot.ts'
import { today } from '../lib/clock.ts'
import type { AppContext } from '../lib/app-context.ts'
import { hex } from '../lib/secret.ts'
import { composeQuote } from './compose.ts'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { quoteLinkUrl } from './link.ts'
import { readQuoteSnapshot } from './quote-snapshot.ts'
import { type RevisionRow, listRevisions } from './revision-store.ts'
import { statusOfQuote } from './status.ts'
import {
  type QuoteKey,
  type QuoteRow,
  findQuote,
  listQuoteDocuments,
  listQuoteEvents,
} from './store.ts'

type QuoteView = ResponseOf<typeof getQuote>

export function presentQuoteRow(
  row: QuoteRow,
  now: LocalDate,
): ResponseOf<typeof listQuotes>['rows'][number] {
  return {
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    customerName: row.customer_name,
    customerCountry: row.customer_country,
    currency: row.currency,
    net: toText(row.net_minor, row.currency),
    gross: toText(row.gross_minor, row.currency),
    status: statusOfQuote(row, now),
    revision: row.revision,
    validUntil: asDate(row.valid_until),
    sentAt: row.sent_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

/** The whole quote as its page shows it; undefined when the workspace has none. */
export async function presentQuote(
  tx: Tx,
  context: AppContext,
  key: QuoteKey,
): Promise<QuoteView | undefined> {
  const row = await findQuote(tx, key.workspaceId, key.quoteId)
  if (!row) return undefined
  const draft = readDraft(row.draft, row.draft_format)
  const seller = await loadSeller(tx, key.workspaceId)
  const buyer =
    draft.customerId === null ? undefined : await loadBuyer(tx, key.workspaceId, draft.customerId)
  const revisions = await listRevisions(tx, key)
  const now = today(context.clock, seller.timeZone)
  return {
    ...presentQuoteRow(row, now),
    version: row.version,
    draft,
    isRevising: row.is_revising,
    seller: seller.profile,
    buyer: buyer?.profile ?? null,
    buyerEmail: buyer?.email ?? '',
    unprintable: unprintableInDraft({
      draft,
      seller: seller.profile,
      buyer: buyer?.profile ?? null,
    }),
    totals: totalsToText(shownContent(draft, seller, revisions, now).agreed.totals),
    viewedAt: row.viewed_at?.toISOString() ?? null,
    revisions: revisions.map(revision => presentRevision(context, revision)),
    ...(await relatedOf(tx, key)),
  }

  function shownContent(
    edited: Draft,
    { profile }: Seller,
    [latest]: readonly RevisionRow[],
    day: LocalDate,
  ) {
    const chosen = new Set(latest?.answer === 'accepted' ? latest.chosen_ids : [])
    const parties = {
      seller: profile,
      buyer: buyer?.profile ?? emptyProfile(profile.address.country),
    }
    return composeQuote({ draft: edited, number: '', sentOn: day, ...parties }, chosen)
  }
}

async function relatedOf(tx: Tx, key: QuoteKey): Promise<Pick<QuoteView, 'documents' | 'events'>> {
  const documents = await listQuoteDocuments(tx, key)
  const events = await listQuoteEvents(tx, key)
  return {
    documents: documents.map(one => ({
      id: one.id,
      type: one.type,
      number: one.number,
      payable: toText(one.payable_minor, one.currency),
    })),
    events: events.map(({ id, at, kind, by, detail, mailStatus }) => ({
      id,
      at: at.toISOString(),
      kind: mailStatus === null ? kind : mailEventKind(mailStatus),
      by,
      detail: asRecord(detail),
    })),
  }
}

/** As the timeline of an invoice says what became of a message. */
function mailEventKind(status: string): string {
  return `mail_${status === 'sending' ? 'queued' : status}`
}

function presentRevision(context: AppContext, row: RevisionRow): QuoteView['revisions'][number] {
  const { currency } = readQuoteSnapshot(row).draft
  return {
    currency,
    revision: row.revision,
    sentAt: row.sent_at.toISOString(),
    validUntil: row.valid_until as LocalDate,
    gross: toText(row.gross_minor, currency),
    contentSha256: hex(row.content_sha256),
    pdfSha256: hex(row.pdf_sha256),
    link: quoteLinkUrl(context, row.workspace_id, row.id),
    answer: answerOf(row),
  }
}

function answerOf(row: RevisionRow): QuoteView['revisions'][number]['answer'] {
  if (row.answer === null || row.answered_at === null) return null
  const chosen = new Set(row.chosen_ids)
  return {
    kind: row.answer,
    at: row.answered_at.toISOString(),
    name: row.signer_name,
    reason: row.reason,
    signature: row.signature,
    ip: row.ip,
    userAgent: row.user_agent,
    options: optionalLines(readQuoteSnapshot(row).draft)
      .filter(({ id }) => chosen.has(id))
      .map(({ name }) => name),
  }
}
