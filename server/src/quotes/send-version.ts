import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { QuoteRefusal } from '@bordereau/domain/quote/status'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { Transact } from '../lib/route.ts'
import {
  type FrozenRevision,
  type MadeRevision,
  type Sending,
  makeRevision,
} from './make-revision.ts'
import { nextQuoteNumber, takeQuoteNumber } from './number.ts'
import { insertRevision } from './revision-store.ts'
import { decideOn } from './status.ts'
import { addQuoteEvent, changeQuote, lockQuote } from './store.ts'

type SendRefusal = QuoteRefusal | 'not_found' | 'changed_meanwhile'

/** Each attempt beyond the first was overtaken by another quote of the company. */
const MAX_ATTEMPTS = 20

/**
 * Freezes the draft as the next version, whose PDF is archived. The number is that of the first version; `expected` is the
 * one to typeset first. Typesetting is between the transactions, so that neither a lock nor a connection waits for it; it
 * is repeated where another quote has taken the number meanwhile. `after` is in the transaction that records the version;
 * what it throws rolls that back.
 */
export async function sendVersion<Value>(
  context: AppContext,
  transaction: Transact,
  { sending, expected }: { readonly sending: Sending; readonly expected: string },
  after: (tx: Tx, frozen: FrozenRevision) => Promise<Value>,
): Promise<Decision<Value, SendRefusal>> {
  let number = expected
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const made = await makeRevision(context, sending, number)
    const outcome = await transaction(async tx => {
      const recorded = await recordRevision(tx, sending, made)
      if (!recorded.ok || recorded.value !== null) return { recorded }
      return { recorded, value: await after(tx, made) }
    })
    if ('value' in outcome) return accept(outcome.value)
    if (!outcome.recorded.ok) return outcome.recorded
    number = outcome.recorded.value ?? number
  }
  throw new NumbersTakenError()
}

/** SQLSTATE lock_not_available: the same request may succeed later. */
class NumbersTakenError extends Error {
  readonly code = '55P03'

  constructor() {
    super('other quotes took the next numbers again and again')
  }
}

/** In the caller's transaction. null: it is recorded; otherwise nothing is written, and this is the number that it would have. */
export async function recordRevision(
  tx: Tx,
  { row: { workspace_id: workspaceId, id: quoteId, version }, ...sending }: Sending,
  { row: revision, number, net, gross }: MadeRevision,
): Promise<Decision<string | null, SendRefusal>> {
  const key = { workspaceId, quoteId }
  const { personId, sentOn, validUntil } = sending
  const decided = decideOn(await lockQuote(tx, workspaceId, quoteId), 'send', sentOn)
  if (!decided.ok) return decided
  const row = decided.value
  if (row.version !== version) return refuse('changed_meanwhile', { version: row.version })
  const next = row.number === null ? await nextQuoteNumber(tx, workspaceId, sentOn) : null
  if (next?.ok === false) return next
  if (next && next.value.number !== number) return accept(next.value.number)
  const taken = next && (await takeQuoteNumber(tx, workspaceId, next.value))
  await insertRevision(tx, key, revision)
  const { sent_at: at } = revision
  const change = {
    ...taken,
    ...openAgain(validUntil, at),
    revision: revision.revision,
    // Another window with the same draft must not send it once more.
    version: version + 1,
    net_minor: net,
    gross_minor: gross,
  }
  await changeQuote(tx, key, change, at)
  const detail = { revision: revision.revision, number }
  await addQuoteEvent(tx, key, { kind: 'sent', personId, at, detail })
  return accept(null)
}

/** A new version awaits a new answer. */
function openAgain(validUntil: LocalDate, at: Date) {
  return {
    state: 'sent',
    is_revising: false,
    valid_until: validUntil,
    sent_at: at,
    viewed_at: null,
    answered_at: null,
    expired_at: null,
  } as const
}
