import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../../db/database.ts'
import type { Origin } from '../../lib/actor.ts'
import { today } from '../../lib/clock.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { notify } from '../../notifications/notify.ts'
import { paperOfRevision } from '../accepted-paper.ts'
import { type QuoteSnapshot, readQuoteSnapshot } from '../quote-snapshot.ts'
import { type RevisionRow, findRevision, writeAnswer } from '../revision-store.ts'
import { decideOn } from '../status.ts'
import {
  type QuoteChange,
  type QuoteRow,
  addQuoteEvent,
  changeQuote,
  lockQuote,
  sentColumns,
} from '../store.ts'
import { loadSeller } from '../../invoices/document/parties-store.ts'
import type { QuoteLink } from './load-page.ts'
import { chosenIds } from './options.ts'

type Answering = {
  readonly quote: QuoteRow
  readonly revision: RevisionRow
  readonly timeZone: string
}

/**
 * The quote, locked, where the version of the link may be answered now. undefined: it was answered, withdrawn or replaced
 * meanwhile, or its time is over.
 */
async function lockForAnswer(
  tx: Tx,
  context: AppContext,
  { workspaceId, revisionId }: QuoteLink,
  action: 'accept' | 'decline',
): Promise<Answering | undefined> {
  const found = await findRevision(tx, workspaceId, revisionId)
  if (!found) return undefined
  const { timeZone } = await loadSeller(tx, workspaceId)
  const locked = await lockQuote(tx, workspaceId, found.quote_id)
  const decided = decideOn(locked, action, today(context.clock, timeZone))
  // Read again: an answer may have been written while this request waited for the lock.
  const revision = await findRevision(tx, workspaceId, revisionId)
  if (!decided.ok || !revision || revision.answer !== null) return undefined
  const quote = decided.value
  return quote.revision === revision.revision ? { quote, revision, timeZone } : undefined
}

/** Accepts a version: what was ordered, the proof, and the PDF with both. Returns whether it was accepted now. */
export async function acceptVersion(
  tx: Tx,
  context: AppContext,
  link: QuoteLink,
  acceptance: {
    readonly name: string
    readonly signature: string
    readonly options: readonly string[]
    readonly origin: Origin
  },
): Promise<boolean> {
  const answering = await lockForAnswer(tx, context, link, 'accept')
  if (!answering) return false
  const { quote, revision, timeZone } = answering
  const snapshot = readQuoteSnapshot(revision)
  const chosen = chosenIds(snapshot.draft, acceptance.options)
  const at = context.clock.now()
  const answer = {
    answer: 'accepted',
    answered_at: at,
    signer_name: acceptance.name,
    reason: '',
    signature: acceptance.signature,
    ip: acceptance.origin.ip,
    user_agent: acceptance.origin.userAgent,
    chosen_ids: [...chosen],
  } as const
  const paper = await paperOfRevision(
    context,
    { ...revision, ...answer, chosen_ids: [...chosen] },
    timeZone,
  )
  const sha256 = await context.archive.store(await context.renderer.renderPdf(paper))
  const signed = {
    ...answer,
    chosen_ids: [...chosen],
    signed_pdf_sha256: Buffer.from(sha256, 'hex'),
  }
  await writeAnswer(tx, link.workspaceId, revision.id, signed)
  // What was edited for a next version meanwhile is void: the quote is what was accepted.
  const agreed = sentColumns(snapshot, chosen)
  await finish(tx, quote, at, {
    kind: 'accepted',
    snapshot,
    gross: agreed.gross_minor,
    change: { ...agreed, is_revising: false },
    detail: { name: acceptance.name },
  })
  return true
}

/** Declines a version with the customer's reason; a next version that is edited goes on. Returns whether it was declined now. */
export async function declineVersion(
  tx: Tx,
  context: AppContext,
  link: QuoteLink,
  { reason, origin }: { readonly reason: string; readonly origin: Origin },
): Promise<boolean> {
  const answering = await lockForAnswer(tx, context, link, 'decline')
  if (!answering) return false
  const { quote, revision } = answering
  const at = context.clock.now()
  await writeAnswer(tx, link.workspaceId, revision.id, {
    answer: 'declined',
    answered_at: at,
    signer_name: '',
    reason,
    signature: '',
    ip: origin.ip,
    user_agent: origin.userAgent,
    chosen_ids: [],
    signed_pdf_sha256: null,
  })
  await finish(tx, quote, at, {
    kind: 'declined',
    snapshot: readQuoteSnapshot(revision),
    gross: revision.gross_minor,
    change: {},
    detail: { reason },
  })
  return true
}

async function finish(
  tx: Tx,
  quote: QuoteRow,
  at: Date,
  answer: {
    readonly kind: 'accepted' | 'declined'
    readonly snapshot: QuoteSnapshot
    readonly gross: bigint
    readonly change: QuoteChange
    readonly detail: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  const { workspace_id: workspaceId, id: quoteId } = quote
  const { kind, snapshot, gross, detail } = answer
  const { currency } = snapshot.draft
  const change = { ...answer.change, state: kind, answered_at: at }
  await changeQuote(tx, { workspaceId, quoteId }, change, at)
  await addQuoteEvent(tx, { workspaceId, quoteId }, { kind, personId: null, at, detail })
  await notify(tx, workspaceId, [
    {
      kind: kind === 'accepted' ? 'quote_accepted' : 'quote_declined',
      subjectId: quoteId,
      actorId: null,
      about: {
        quoteId,
        quoteNumber: quote.number ?? '',
        customerName: snapshot.buyer.legalName,
        amount: toText(gross, currency),
        currency,
      },
      at,
    },
  ])
}
