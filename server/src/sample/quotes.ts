import type { LocalDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { agreedDraft, asQuote, validUntilOf } from '@bordereau/domain/quote/agreed'
import type { Tx } from '../db/database.ts'
import { draftRowOf } from '../invoices/drafts/write-draft.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { freezeRevision } from '../quotes/freeze-revision.ts'
import { acceptVersion, declineVersion } from '../quotes/page/answer-version.ts'
import { addQuoteEvent, insertQuote, lockQuote } from '../quotes/store.ts'
import { clockAt, workday } from './calendar.ts'
import { draftOf } from './draft.ts'
import { type Parties, buyerOf } from './parties.ts'
import { QUOTES, type SampleQuote } from './sample-data.ts'
import { unwrap } from './unwrap.ts'

/** Of the customers who answer: an address for documentation (RFC 5737). */
const ORIGIN = { ip: '203.0.113.24', userAgent: '' }

/** Creates the quotes by the same decisions as requests, with the clock set back. */
export async function addQuotes(
  tx: Tx,
  context: AppContext,
  parties: Parties,
  today: LocalDate,
): Promise<void> {
  for (const quote of QUOTES) {
    const day = workday(today, quote.ago)
    const revisionId = await send(tx, contextOn(context, day), parties, { quote, day })
    const { answer } = quote
    if (!answer) continue
    const answeredOn = contextOn(context, workday(today, quote.ago - answer.after))
    const link = { workspaceId: parties.workspaceId, revisionId }
    const isAnswered =
      'reason' in answer
        ? await declineVersion(tx, answeredOn, link, { reason: answer.reason, origin: ORIGIN })
        : await acceptVersion(tx, answeredOn, link, {
            name: answer.acceptedBy,
            signature: '',
            options: answer.options.map(String),
            origin: ORIGIN,
          })
    if (!isAnswered) throw new Error('a quote of the sample could not be answered')
  }
}

/** Returns the id of the version that was sent. */
async function send(
  tx: Tx,
  context: AppContext,
  parties: Parties,
  { quote, day }: { readonly quote: SampleQuote; readonly day: LocalDate },
): Promise<string> {
  const { workspaceId, personId, seller } = parties
  const buyer = buyerOf(parties, quote.sale.to)
  if (!buyer) throw new Error('a quote of the sample has no customer')
  const draft = quoteOf(parties, quote, day)
  const row = unwrap(draftRowOf(agreedDraft(draft, new Set()), buyer))
  const key = { workspaceId, quoteId: newId() }
  const by = { personId, at: context.clock.now() }
  await insertQuote(tx, { workspaceId, id: key.quoteId, draft, row, ...by })
  await addQuoteEvent(tx, key, { kind: 'created', ...by })
  const locked = await lockQuote(tx, workspaceId, key.quoteId)
  if (!locked) throw new Error('a quote of the sample was not stored')
  const parts = { row: locked, personId, draft, seller, buyer, sentOn: day }
  const sending = { ...parts, validUntil: validUntilOf(draft, day) }
  return unwrap(await freezeRevision(tx, context, sending)).revisionId
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
