import { applyCredit } from '@bordereau/contract/payments'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { type Minor, exactMinor, toText } from '@bordereau/domain/money/currency'
import { type Decimal, ONE } from '@bordereau/domain/money/decimal'
import type { Tx } from '../db/database.ts'
import { allocateCreditNote } from '../invoices/drafts/credit-store.ts'
import {
  addEvent,
  findInvoice,
  lockInvoice,
  openOfRow,
  updateIssued,
} from '../invoices/document/store.ts'
import type { Author } from '../lib/actor.ts'
import type { Clock } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { lockOpenCreditNotes } from './open-notes-store.ts'
import { insertAllocation, lockUnallocated } from './store.ts'

type Source = {
  readonly kind: 'payment' | 'credit_note'
  readonly id: string
  readonly amount: Minor
}

export const applyCreditRoute = workspaceRoute(
  applyCredit,
  async ({ context, tx, member, query, input }) => {
    const author = { workspaceId: member.workspaceId, personId: member.id }
    const applied = await applyCreditTo(tx, context.clock, author, query.invoiceId, input.amount)
    return applied.ok ? respond({}) : applied
  },
)

/** Settles an invoice, or an amount of it, from overpayments and then credit notes, the oldest first. */
export async function applyCreditTo(
  tx: Tx,
  clock: Clock,
  { workspaceId, personId }: Author,
  invoiceId: string,
  amount: Decimal | undefined,
): Promise<Decision<null, 'not_found' | 'nothing_open' | 'over_allocated' | 'no_credit'>> {
  const found = await findInvoice(tx, workspaceId, invoiceId)
  if (!found?.customer_id) return refuse('not_found')
  if (!found.issued_at || found.kind !== 'invoice') return refuse('nothing_open')
  // Payments are locked before documents, in the same order as in a reversal, to avoid deadlocks. The customer and the
  // currency of an issued document no longer change.
  const { customer_id: customerId, currency } = found
  const overpaid = await lockUnallocated(tx, workspaceId, customerId, currency)
  const invoice = await lockInvoice(tx, workspaceId, invoiceId)
  if (!invoice) return refuse('not_found')
  const open = openOfRow(invoice)
  if (open <= 0n) return refuse('nothing_open')
  const requested = amount === undefined ? open : exactMinor(amount, currency)
  if (requested === undefined || requested <= 0n || requested > open)
    return refuse('over_allocated')
  const notes = await lockOpenCreditNotes(tx, workspaceId, { customerId, currency })
  const sources = [
    ...overpaid.map((one): Source => ({ kind: 'payment', ...one })),
    ...notes.map(({ id, amount: rest }): Source => ({ kind: 'credit_note', id, amount: rest })),
  ]
  const uses = allocateFrom(sources, requested)
  const used = uses.reduce((sum, use) => sum + use.amount, 0n)
  if (used === 0n) return refuse('no_credit')
  if (amount !== undefined && used < requested) return refuse('over_allocated')
  const at = clock.now()
  for (const use of uses) await allocateSource(tx, workspaceId, use, invoice.id, at)
  const state = { settled_minor: invoice.settled_minor + used }
  await updateIssued(tx, workspaceId, invoice.id, state, at)
  await addEvent(tx, workspaceId, {
    invoiceId: invoice.id,
    kind: 'credit_applied',
    personId,
    at,
    detail: { amount: toText(used, currency), currency },
  })
  return accept(null)
}

async function allocateSource(
  tx: Tx,
  workspaceId: string,
  { kind, id, amount }: Source,
  invoiceId: string,
  at: Date,
): Promise<void> {
  if (kind === 'credit_note') {
    await allocateCreditNote(tx, workspaceId, { creditNoteId: id, invoiceId, amount, at })
  } else {
    const allocation = { documentId: invoiceId, amount, settled: amount, rate: ONE, deductions: [] }
    await insertAllocation(tx, workspaceId, id, allocation, at)
  }
}

/** Uses the sources in order until the amount is reached; each result's amount is the part used. */
export function allocateFrom<From extends { readonly amount: Minor }>(
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
