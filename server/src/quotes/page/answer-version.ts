import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../../db/database.ts'
import type { Origin } from '../../lib/actor.ts'
import { today } from '../../lib/clock.ts'
import type { AppContext } from '../../lib/app-context.ts'
import type { Transact } from '../../lib/route.ts'
import { notify } from '../../notifications/notify.ts'
import { type Sent, paperOfRevision } from '../accepted-paper.ts'
import { type QuoteSnapshot, readQuoteSnapshot } from '../quote-snapshot.ts'
import { type Answer, type RevisionRow, findRevision, writeAnswer } from '../revision-store.ts'
import { decideOn } from '../status.ts'
import {
  type QuoteChange,
  type QuoteRow,
  addQuoteEvent,
  changeQuote,
  findQuote,
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
 * The quote and its version, where the version of the link may be answered now. undefined: it was answered, withdrawn or
 * replaced meanwhile, or its time is over. Locked, or only read for what is made before.
 */
async function answerable(
  tx: Tx,
  context: AppContext,
  { workspaceId, revisionId }: QuoteLink,
  action: 'accept' | 'decline',
  read: typeof lockQuote = lockQuote,
): Promise<Answering | undefined> {
  const found = await findRevision(tx, workspaceId, revisionId)
  if (!found) return undefined
  const { timeZone } = await loadSeller(tx, workspaceId)
  const row = await read(tx, workspaceId, found.quote_id)
  const decided = decideOn(row, action, today(context.clock, timeZone))
  // Read again: an answer may have been written while this request waited for the lock.
  const revision = await findRevision(tx, workspaceId, revisionId)
  if (!decided.ok || !revision || revision.answer !== null) return undefined
  const quote = decided.value
  return quote.revision === revision.revision ? { quote, revision, timeZone } : undefined
}

type Acceptance = {
  readonly name: string
  readonly signature: string
  readonly options: readonly string[]
  readonly origin: Origin
}

/**
 * Accepts a version: what was ordered, the proof, and the PDF with both, which is typeset between the transactions, so that
 * neither a lock nor a connection waits for it. Returns whether it was accepted now.
 */
export async function acceptVersion(
  transaction: Transact,
  context: AppContext,
  link: QuoteLink,
  acceptance: Acceptance,
): Promise<boolean> {
  const open = await transaction(tx => answerable(tx, context, link, 'accept', findQuote))
  if (!open) return false
  const signed = await signVersion(context, open, acceptance)
  return transaction(tx => recordAcceptance(tx, context, link, signed))
}

type SignedAnswer = Answer & { readonly answered_at: Date }

/** The answer with its PDF, which is in the archive. What a version says never changes. */
export async function signVersion(
  context: AppContext,
  { revision, timeZone }: { readonly revision: Sent; readonly timeZone: string },
  { name, signature, options, origin }: Acceptance,
): Promise<SignedAnswer> {
  const chosen = chosenIds(readQuoteSnapshot(revision).draft, options)
  const answer = {
    answer: 'accepted',
    answered_at: context.clock.now(),
    signer_name: name,
    reason: '',
    signature,
    ip: origin.ip,
    user_agent: origin.userAgent,
    chosen_ids: [...chosen],
    signed_pdf_sha256: null,
  } satisfies Answer
  const paper = await paperOfRevision(context, { ...revision, ...answer }, timeZone)
  const sha256 = await context.archive.store(await context.renderer.renderPdf(paper))
  return { ...answer, signed_pdf_sha256: Buffer.from(sha256, 'hex') }
}

/** Whether it was accepted now. */
export async function recordAcceptance(
  tx: Tx,
  context: AppContext,
  link: QuoteLink,
  answer: SignedAnswer,
): Promise<boolean> {
  const answering = await answerable(tx, context, link, 'accept')
  if (!answering) return false
  const { quote, revision } = answering
  await writeAnswer(tx, link.workspaceId, revision.id, answer)
  const snapshot = readQuoteSnapshot(revision)
  // What was edited for a next version meanwhile is void: the quote is what was accepted.
  const agreed = sentColumns(snapshot, new Set(answer.chosen_ids))
  await finish(tx, quote, answer.answered_at, {
    kind: 'accepted',
    snapshot,
    gross: agreed.gross_minor,
    change: { ...agreed, is_revising: false },
    detail: { name: answer.signer_name },
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
  const answering = await answerable(tx, context, link, 'decline')
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
