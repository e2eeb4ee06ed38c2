import { applyCredit } from '@bordereau/contract/payments'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type Minor, exactMinor, toText } from '@bordereau/domain/money/currency'
import { type Decimal, ONE } from '@bordereau/domain/money/decimal'
import { openOf } from '@bordereau/domain/payment/status'
import type { Tx } from '../db/database.ts'
import { allocateCreditNote } from '../invoices/credit-store.ts'
import { addEvent, findInvoice, lockInvoice, updateLife } from '../invoices/store.ts'
import type { Author } from '../lib/actor.ts'
import { answer } from '../lib/answer.ts'
import type { Clock } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { insertAllocation, lockOpenCreditNotes, lockUnallocated } from './store.ts'

type Source = {
  readonly kind: 'payment' | 'credit_note'
  readonly id: string
  readonly amount: Minor
}

export const applyCreditRoute = workspaceRoute(
  applyCredit,
  async ({ house, tx, member, query, input }) => {
    const author = { workspaceId: member.workspaceId, personId: member.id }
    const drawn = await drawCredit(tx, house.clock, author, query.invoiceId, input.amount)
    return drawn.ok ? answer({}) : drawn
  },
)

/** Settles an invoice, or so much of it, from over-payments first, then from credit notes, the oldest first. */
export async function drawCredit(
  tx: Tx,
  clock: Clock,
  { workspaceId, personId }: Author,
  invoiceId: string,
  amount: Decimal | undefined,
): Promise<Decision<null, 'not_found' | 'nothing_open' | 'over_allocated' | 'no_credit'>> {
  const found = await findInvoice(tx, workspaceId, invoiceId)
  if (!found?.customer_id) return refuse('not_found')
  if (!found.issued_at || found.kind !== 'invoice') return refuse('nothing_open')
  // Payments before what they settle, as a reversal locks them: neither then waits for the other for ever. Whose
  // document it is and in what money changes no more once it is issued.
  const { customer_id: customerId, currency } = found
  const overpaid = await lockUnallocated(tx, workspaceId, customerId, currency)
  const invoice = await lockInvoice(tx, workspaceId, invoiceId)
  if (!invoice) return refuse('not_found')
  const open = openOf({ payable: invoice.payable_minor, settled: invoice.settled_minor })
  if (open <= 0n) return refuse('nothing_open')
  const asked = amount === undefined ? open : exactMinor(amount, currency)
  if (asked === undefined || asked <= 0n || asked > open) return refuse('over_allocated')
  const notes = await lockOpenCreditNotes(tx, workspaceId, { customerId, currency })
  const sources = [
    ...overpaid.map((one): Source => ({ kind: 'payment', ...one })),
    ...notes.map(({ id, amount: left }): Source => ({ kind: 'credit_note', id, amount: left })),
  ]
  const uses = drawFrom(sources, asked)
  const used = uses.reduce((sum, use) => sum + use.amount, 0n)
  if (used === 0n) return refuse('no_credit')
  if (amount !== undefined && used < asked) return refuse('over_allocated')
  const at = clock.now()
  for (const use of uses) await takeFrom(tx, workspaceId, use, invoice.id, at)
  const life = { settled_minor: invoice.settled_minor + used }
  await updateLife(tx, workspaceId, invoice.id, life, at)
  await addEvent(tx, workspaceId, {
    invoiceId: invoice.id,
    kind: 'credit_applied',
    personId,
    at,
    detail: { amount: toText(used, currency), currency },
  })
  return accept(null)
}

async function takeFrom(
  tx: Tx,
  workspaceId: string,
  { kind, id, amount }: Source,
  invoiceId: string,
  at: Date,
): Promise<void> {
  if (kind === 'credit_note') {
    await allocateCreditNote(tx, workspaceId, { creditNoteId: id, invoiceId, amount, at })
  } else {
    const allocation = { documentId: invoiceId, amount, settled: amount, rate: ONE }
    await insertAllocation(tx, workspaceId, id, allocation, at)
  }
}

/** So much of each source, in order, until the amount is reached. */
export function drawFrom<From extends { readonly amount: Minor }>(
  sources: readonly From[],
  amount: Minor,
): From[] {
  const uses: From[] = []
  let rest = amount
  for (const source of sources) {
    if (rest <= 0n) break
    const take = source.amount < rest ? source.amount : rest
    uses.push({ ...source, amount: take })
    rest -= take
  }
  return uses
}
