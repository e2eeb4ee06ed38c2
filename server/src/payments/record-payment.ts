import type { RequestOf } from '@bordereau/contract/endpoint'
import { recordPayment } from '@bordereau/contract/payments'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import {
  type Currency,
  type Minor,
  exactMinor,
  isTooLarge,
  toText,
} from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import {
  type AllocationRefusal,
  type AllocationWish,
  type OpenDocument,
  allocate,
} from '@bordereau/domain/payment/allocate'
import { openOf } from '@bordereau/domain/payment/status'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { type InvoiceRow, addEvent, updateLife } from '../invoices/store.ts'
import type { Author } from '../lib/actor.ts'
import { answer } from '../lib/answer.ts'
import type { Clock } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { type News, notify } from '../notifications/notify.ts'
import { presentPayment } from './present.ts'
import { findCustomerName, insertAllocation, insertPayment, lockDocuments } from './store.ts'

export const recordPaymentRoute = workspaceRoute(
  recordPayment,
  async ({ house, tx, member, input }) => {
    const author = { workspaceId: member.workspaceId, personId: member.id }
    const paid = await takePayment(tx, house.clock, author, input)
    if (!paid.ok) return paid
    const view = await presentPayment(tx, member.workspaceId, paid.value)
    return view ? answer(view) : refuse('not_found')
  },
)

/** Records a payment and what it settles, with an entry on the timeline of each document. Gives the payment's id. */
export async function takePayment(
  tx: Tx,
  clock: Clock,
  { workspaceId, personId }: Author,
  input: RequestOf<typeof recordPayment>,
): Promise<
  Decision<
    string,
    AllocationRefusal | 'amount_too_precise' | 'date_in_future' | 'customer_unknown' | 'bad_request'
  >
> {
  const amount = exactMinor(input.amount, input.currency)
  const wishes = wishesOf(input.allocations, input.currency)
  if (amount === undefined || wishes === undefined) return refuse('amount_too_precise')
  if (isTooLarge(amount)) {
    return refuse('bad_request', { issues: [{ path: 'amount', message: 'Too large' }] })
  }
  if (input.date > (await todayOf(tx, clock, workspaceId))) return refuse('date_in_future')
  const customerName = await findCustomerName(tx, workspaceId, input.customerId)
  if (customerName === undefined) return refuse('customer_unknown')
  const documents = await lockDocuments(
    tx,
    workspaceId,
    wishes.map(wish => wish.documentId),
  )
  const payment = { customerId: input.customerId, currency: input.currency, amount }
  const allocated = allocate(payment, wishes, documents.map(openDocument))
  if (!allocated.ok) return allocated
  const at = clock.now()
  const paymentId = await insertPayment(tx, workspaceId, {
    ...input,
    amount,
    createdBy: personId,
    at,
  })
  const settled = new Map(documents.map(document => [document.id, document.settled_minor]))
  for (const one of allocated.value.allocations) {
    const total = (settled.get(one.documentId) ?? 0n) + one.settled
    settled.set(one.documentId, total)
    await insertAllocation(tx, workspaceId, paymentId, one, at)
    await updateLife(tx, workspaceId, one.documentId, { settled_minor: total }, at)
    await addEvent(tx, workspaceId, {
      invoiceId: one.documentId,
      kind: 'payment_recorded',
      personId,
      at,
      detail: { paymentId, amount: toText(one.amount, input.currency), currency: input.currency },
    })
  }
  const about = { ...payment, customerName, documents }
  await notify(tx, workspaceId, [
    { kind: 'paid', subjectId: paymentId, actorId: personId, about: aboutPayment(about), at },
  ])
  return accept(paymentId)
}

/** It speaks of a document where there is only one. */
function aboutPayment(paid: {
  readonly customerId: string
  readonly customerName: string
  readonly amount: Minor
  readonly currency: Currency
  readonly documents: readonly InvoiceRow[]
}): News['about'] {
  const { customerId, customerName, amount, currency, documents } = paid
  const [only, ...others] = documents
  const known = { customerId, customerName, amount: toText(amount, currency), currency }
  return only && others.length === 0
    ? { ...known, invoiceId: only.id, invoiceNumber: only.number ?? '' }
    : known
}

function wishesOf(
  wanted: readonly {
    readonly invoiceId: string
    readonly amount: Decimal
    readonly rate?: Decimal | undefined
  }[],
  currency: Currency,
): AllocationWish[] | undefined {
  const wishes = wanted.flatMap(({ invoiceId, amount, rate }) => {
    const minor = exactMinor(amount, currency)
    return minor === undefined ? [] : [{ documentId: invoiceId, amount: minor, rate }]
  })
  return wishes.length === wanted.length ? wishes : undefined
}

/** A credit note is not paid: what is open on it we owe. */
function openDocument(row: InvoiceRow): OpenDocument {
  const open = openOf({ payable: row.payable_minor, settled: row.settled_minor })
  return {
    id: row.id,
    customerId: row.customer_id ?? '',
    currency: row.currency,
    open: row.kind === 'invoice' && open > 0n ? open : 0n,
  }
}
