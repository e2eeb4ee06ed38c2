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
import {
  type Allocation,
  type AllocationRefusal,
  type RequestedAllocation,
  type OpenDocument,
  allocate,
  settledBy,
} from '@bordereau/domain/payment/allocate'
import { openOf } from '@bordereau/domain/payment/status'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { type InvoiceRow, addEvent, updateIssued } from '../invoices/document/store.ts'
import type { Clock } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { type NotificationInput, notify } from '../notifications/notify.ts'
import { presentPayment } from './present.ts'
import {
  type PaymentOrigin,
  findCustomerName,
  insertAllocation,
  insertPayment,
  lockDocuments,
} from './store.ts'

export const recordPaymentRoute = workspaceRoute(
  recordPayment,
  async ({ context, tx, member, input }) => {
    const author = { workspaceId: member.workspaceId, personId: member.id }
    const recorded = await recordPaymentOf(tx, context.clock, author, input)
    if (!recorded.ok) return recorded
    const view = await presentPayment(tx, member.workspaceId, recorded.value)
    return view ? respond(view) : refuse('not_found')
  },
)

/** Who records a payment: a person, or null for a payment provider. */
type PaymentAuthor = { readonly workspaceId: string; readonly personId: string | null }

const BY_HAND: PaymentOrigin = { provider: '', mode: 'live' }

/** Records a payment and its allocations, with a timeline entry for each document. Returns the payment's id. */
export async function recordPaymentOf(
  tx: Tx,
  clock: Clock,
  { workspaceId, personId }: PaymentAuthor,
  input: RequestOf<typeof recordPayment>,
  origin: PaymentOrigin = BY_HAND,
): Promise<
  Decision<
    string,
    AllocationRefusal | 'amount_too_precise' | 'date_in_future' | 'customer_unknown' | 'bad_request'
  >
> {
  const amount = exactMinor(input.amount, input.currency)
  if (amount === undefined) return refuse('amount_too_precise')
  if (isTooLarge(amount)) {
    return refuse('bad_request', { issues: [{ path: 'amount', message: 'Too large' }] })
  }
  if (input.date > (await todayOf(tx, clock, workspaceId))) return refuse('date_in_future')
  const customerName = await findCustomerName(tx, workspaceId, input.customerId)
  if (customerName === undefined) return refuse('customer_unknown')
  const documents = await lockDocuments(
    tx,
    workspaceId,
    input.allocations.map(request => request.invoiceId),
  )
  const requests = requestedAllocations(input, documents)
  if (requests === undefined) return refuse('amount_too_precise')
  const payment = { customerId: input.customerId, currency: input.currency, amount }
  const allocated = allocate(payment, requests, documents.map(openDocument))
  if (!allocated.ok) return allocated
  const at = clock.now()
  const paymentId = await insertPayment(tx, workspaceId, {
    ...input,
    amount,
    createdBy: personId,
    at,
    origin,
  })
  const settled = new Map(documents.map(document => [document.id, document.settled_minor]))
  for (const one of allocated.value.allocations) {
    const total = (settled.get(one.documentId) ?? 0n) + settledBy(one)
    settled.set(one.documentId, total)
    await insertAllocation(tx, workspaceId, paymentId, one, at)
    await updateIssued(tx, workspaceId, one.documentId, { settled_minor: total }, at)
    await addEvent(tx, workspaceId, {
      invoiceId: one.documentId,
      kind: 'payment_recorded',
      personId,
      at,
      detail: { paymentId, ...settlementDetail(one, input.currency) },
    })
  }
  // What is only written off, or withheld as a later certificate says, is no money received.
  if (amount === 0n) return accept(paymentId)
  const about = { ...payment, customerName, documents }
  await notify(tx, workspaceId, [
    { kind: 'paid', subjectId: paymentId, actorId: personId, about: aboutPayment(about), at },
  ])
  return accept(paymentId)
}

/** The notification names the document when the payment settles exactly one. */
function aboutPayment(payment: {
  readonly customerId: string
  readonly customerName: string
  readonly amount: Minor
  readonly currency: Currency
  readonly documents: readonly InvoiceRow[]
}): NotificationInput['about'] {
  const { customerId, customerName, amount, currency, documents } = payment
  const [only, ...others] = documents
  const common = { customerId, customerName, amount: toText(amount, currency), currency }
  return only && others.length === 0
    ? { ...common, invoiceId: only.id, invoiceNumber: only.number ?? '' }
    : common
}

/** What the timeline says of an allocation: the money, and each deduction with its reason. */
function settlementDetail({ amount, deductions }: Allocation, currency: Currency) {
  return {
    amount: toText(amount, currency),
    currency,
    ...(deductions.length > 0 ? { deductions: deductions.map(({ kind }) => kind) } : {}),
  }
}

/** In minor units; undefined where an amount has more decimals than its currency. */
function requestedAllocations(
  { allocations, currency }: RequestOf<typeof recordPayment>,
  documents: readonly InvoiceRow[],
): RequestedAllocation[] | undefined {
  const requests = allocations.flatMap(({ invoiceId, amount, rate, deductions = [] }) => {
    const document = documents.find(({ id }) => id === invoiceId)
    const minor = exactMinor(amount, currency)
    const deducted = deductions.flatMap(one => {
      const part = exactMinor(one.amount, document?.currency ?? currency)
      return part === undefined ? [] : [{ ...one, amount: part }]
    })
    if (minor === undefined || deducted.length < deductions.length) return []
    return [{ documentId: invoiceId, amount: minor, rate, deductions: deducted }]
  })
  return requests.length === allocations.length ? requests : undefined
}

/** A credit note cannot be paid: its open amount is owed by the company. */
function openDocument(row: InvoiceRow): OpenDocument {
  const open = openOf({ payable: row.payable_minor, settled: row.settled_minor })
  return {
    id: row.id,
    customerId: row.customer_id ?? '',
    currency: row.currency,
    open: row.kind === 'invoice' && open > 0n ? open : 0n,
  }
}
