import { applyCredit } from '@bordereau/contract/payments'
import { refuse } from '@bordereau/domain/decision'
import { type Minor, exactMinor, toText } from '@bordereau/domain/money/currency'
import { ONE } from '@bordereau/domain/money/decimal'
import { openOf } from '@bordereau/domain/payment/status'
import { allocateCreditNote } from '../invoices/credit-store.ts'
import { addEvent, lockInvoice, updateLife } from '../invoices/store.ts'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { insertAllocation, lockOpenCreditNotes, lockUnallocated } from './store.ts'

type Source = {
  readonly kind: 'payment' | 'credit_note'
  readonly id: string
  readonly amount: Minor
}

/** Settles an invoice from over-payments first, then from credit notes, the oldest first. */
export const applyCreditRoute = workspaceRoute(
  applyCredit,
  async ({ house, tx, member, query, input }) => {
    const { workspaceId } = member
    const invoice = await lockInvoice(tx, workspaceId, query.invoiceId)
    if (!invoice?.customer_id) return refuse('not_found')
    const open = openOf({ payable: invoice.payable_minor, settled: invoice.settled_minor })
    if (!invoice.issued_at || invoice.kind !== 'invoice' || open <= 0n)
      return refuse('nothing_open')
    const asked = input.amount === undefined ? open : exactMinor(input.amount, invoice.currency)
    if (asked === undefined || asked <= 0n || asked > open) return refuse('over_allocated')
    const { customer_id: customerId, currency } = invoice
    const sources: Source[] = [
      ...(await lockUnallocated(tx, workspaceId, customerId, currency)).map((one): Source => ({
        kind: 'payment',
        ...one,
      })),
      ...(await lockOpenCreditNotes(tx, workspaceId, customerId, currency)).map((one): Source => ({
        kind: 'credit_note',
        ...one,
      })),
    ]
    const uses = drawFrom(sources, asked)
    const used = uses.reduce((sum, use) => sum + use.amount, 0n)
    if (used === 0n) return refuse('no_credit')
    if (input.amount !== undefined && used < asked) return refuse('over_allocated')
    const at = house.clock.now()
    for (const { kind, id, amount } of uses) {
      if (kind === 'credit_note') {
        await allocateCreditNote(tx, workspaceId, {
          creditNoteId: id,
          invoiceId: invoice.id,
          amount,
          at,
        })
      } else {
        const allocation = { documentId: invoice.id, amount, settled: amount, rate: ONE }
        await insertAllocation(tx, workspaceId, id, allocation, at)
      }
    }
    await updateLife(
      tx,
      workspaceId,
      invoice.id,
      { settled_minor: invoice.settled_minor + used },
      at,
    )
    await addEvent(tx, workspaceId, {
      invoiceId: invoice.id,
      kind: 'credit_applied',
      personId: member.id,
      at,
      detail: { amount: toText(used, currency), currency },
    })
    return answer({})
  },
)

/** So much of each source, in order, until the amount is reached. */
export function drawFrom(sources: readonly Source[], amount: Minor): Source[] {
  const uses: Source[] = []
  let rest = amount
  for (const source of sources) {
    if (rest <= 0n) break
    const take = source.amount < rest ? source.amount : rest
    uses.push({ ...source, amount: take })
    rest -= take
  }
  return uses
}
