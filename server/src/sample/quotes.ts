import type { LocalDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { formatNumber, periodOf } from '@bordereau/domain/numbering/series'
import { agreedDraft, asQuote, validUntilOf } from '@bordereau/domain/quote/agreed'
import type { Tx } from '../db/database.ts'
import type { DraftRow } from '../invoices/document/store.ts'
import { draftRowOf } from '../invoices/drafts/write-draft.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { type MadeRevision, type Sending, makeRevision } from '../quotes/make-revision.ts'
import { declineVersion, recordAcceptance, signVersion } from '../quotes/page/answer-version.ts'
import { recordRevision } from '../quotes/send-version.ts'
import { addQuoteEvent, insertQuote } from '../quotes/store.ts'
import { clockAt, workday } from './calendar.ts'
import { draftOf } from './draft.ts'
import { type Parties, buyerOf } from './parties.ts'
import { QUOTES, type SampleQuote } from './sample-data.ts'
import { unwrap } from './unwrap.ts'

/** Of the customers who answer: an address for documentation (RFC 5737). */
const ORIGIN = { ip: '203.0.113.24', userAgent: '' }

/** A quote that is typeset, and not yet in the database. */
type MadeQuote = {
  readonly context: AppContext
  readonly sending: Sending
  readonly row: DraftRow
  readonly made: MadeRevision
  /** Answers it in the transaction; undefined where the customer has not answered. */
  readonly answer: ((tx: Tx) => Promise<boolean>) | undefined
}

/** Makes the quotes by the same decisions as requests, with the clock set back. `pattern` is that of their series. */
export function makeQuotes(
  context: AppContext,
  parties: Parties,
  pattern: string,
  today: LocalDate,
): Promise<readonly MadeQuote[]> {
  const counts = new Map<string, number>()
  const numbered = QUOTES.map(quote => {
    const day = workday(today, quote.ago)
    const period = periodOf(pattern, day)
    const seq = (counts.get(period) ?? 0) + 1
    counts.set(period, seq)
    return { quote, day, number: formatNumber(pattern, seq, day) }
  })
  return Promise.all(
    numbered.map(async ({ quote, day, number }) => {
      const past = contextOn(context, day)
      const { sending, row } = sendingOf(parties, quote, day)
      const made = await makeRevision(past, sending, number)
      const answeredOn = contextOn(context, workday(today, quote.ago - (quote.answer?.after ?? 0)))
      return {
        context: past,
        sending,
        row,
        made,
        answer: await answerOf(answeredOn, parties, made, quote),
      }
    }),
  )
}

/** Writes them, in the order of their numbers. */
export async function insertQuotes(tx: Tx, quotes: readonly MadeQuote[]): Promise<void> {
  for (const { context, sending, row, made, answer } of quotes) {
    const { workspace_id: workspaceId, id } = sending.row
    const by = { personId: sending.personId, at: context.clock.now() }
    await insertQuote(tx, { workspaceId, id, draft: sending.draft, row, ...by })
    await addQuoteEvent(tx, { workspaceId, quoteId: id }, { kind: 'created', ...by })
    if (unwrap(await recordRevision(tx, sending, made)) !== null)
      throw new Error(`the number ${made.number} of the sample is another one`)
    if (answer && !(await answer(tx)))
      throw new Error('a quote of the sample could not be answered')
  }
}

async function answerOf(
  context: AppContext,
  { workspaceId, seller: { timeZone } }: Parties,
  { row: revision }: MadeRevision,
  { answer }: SampleQuote,
): Promise<MadeQuote['answer']> {
  if (!answer) return undefined
  const link = { workspaceId, revisionId: revision.id }
  if ('reason' in answer) {
    const refusal = { reason: answer.reason, origin: ORIGIN }
    return tx => declineVersion(tx, context, link, refusal)
  }
  const { acceptedBy: name, options } = answer
  const acceptance = { name, signature: '', options: options.map(String), origin: ORIGIN }
  const signed = await signVersion(context, { revision, timeZone }, acceptance)
  return tx => recordAcceptance(tx, context, link, signed)
}

function sendingOf(
  parties: Parties,
  quote: SampleQuote,
  day: LocalDate,
): { readonly sending: Sending; readonly row: DraftRow } {
  const { workspaceId, personId, seller } = parties
  const buyer = buyerOf(parties, quote.sale.to)
  if (!buyer) throw new Error('a quote of the sample has no customer')
  const draft = quoteOf(parties, quote, day)
  const row = { workspace_id: workspaceId, id: newId(), version: 1, revision: 0 }
  const times = { sentOn: day, validUntil: validUntilOf(draft, day) }
  return {
    sending: { row, personId, draft, seller, buyer, ...times },
    row: unwrap(draftRowOf(agreedDraft(draft, new Set()), buyer)),
  }
}

function quoteOf(parties: Parties, { sale, optional }: SampleQuote, day: LocalDate): Draft {
  const draft = asQuote(draftOf(parties, sale, day), parties.seller.quoteValidDays)
  return {
    ...draft,
    deliveryDate: null,
    lines: draft.lines.map((line, i) =>
      optional.includes(i) ? { ...line, isOptional: true } : line,
    ),
  }
}

function contextOn(context: AppContext, day: LocalDate): AppContext {
  return { ...context, clock: clockAt(day, 0, context.clock.now()) }
}
