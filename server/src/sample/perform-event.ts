import { type Currency, convert, toDecimal, toMinor } from '@bordereau/domain/money/currency'
import { type Decimal, ONE, decimal, divide } from '@bordereau/domain/money/decimal'
import type { Tx } from '../db/database.ts'
import { beginCreditNote } from '../invoices/drafts/credit-invoice.ts'
import { issueDraft } from '../invoices/issuing/issue.ts'
import { recordOutcome } from '../invoices/sending/record-outcome.ts'
import { openOfRow } from '../invoices/document/present.ts'
import { queueDelivery } from '../invoices/sending/queue-delivery.ts'
import { type InvoiceRow, lockInvoice } from '../invoices/document/store.ts'
import { readDraft } from '../invoices/document/snapshot.ts'
import { beginDraft } from '../invoices/drafts/write-draft.ts'
import type { Author } from '../lib/actor.ts'
import type { AppContext } from '../lib/app-context.ts'
import { changeMail, findMail } from '../mail/store.ts'
import { noteVisit } from '../pay/get-pay-page.ts'
import { applyCreditTo } from '../payments/apply-credit.ts'
import { recordPaymentOf } from '../payments/record-payment.ts'
import { reversePaymentOf } from '../payments/reverse-payment.ts'
import { draftOf } from './draft.ts'
import type { SeededRows } from './seed.ts'
import { unwrap } from './unwrap.ts'
import type { Step } from './timeline.ts'
import type { Paid } from './sample-invoices.ts'

/** The ids of the rows created so far, by the keys of the sample data. */
export type SampleState = {
  readonly seeded: SeededRows
  readonly invoices: Map<string, string>
  readonly payments: Map<string, string>
}

/** Performs one event with the functions that requests use; the context's clock is set to the event's time. */
export async function perform(
  tx: Tx,
  context: AppContext,
  author: Author,
  state: SampleState,
  step: Step,
): Promise<void> {
  const { event, document, day } = step
  if (event.do === 'issued') {
    const draft = await draftOf(tx, author.workspaceId, state.seeded, document, day)
    const id = unwrap(await beginDraft(tx, context.clock, author, draft))
    state.invoices.set(document.key, id)
    return issue(tx, context, author, id)
  }
  const row = await rowOf(tx, author, state, document.key)
  switch (event.do) {
    case 'sent':
      return mail(tx, context, author, row.id, 'invoice')
    case 'reminded':
      return mail(tx, context, author, row.id, 'reminder')
    case 'viewed':
      return noteVisit(tx, row, context.clock.now())
    case 'credit_drawn':
      unwrap(await applyCreditTo(tx, context.clock, author, row.id, undefined))
      return
    case 'paid':
      return pay(tx, context, author, state, step, row, event)
    case 'bounced':
      unwrap(
        await reversePaymentOf(
          tx,
          context.clock,
          author,
          state.payments.get(document.key) ?? '',
          event.reason,
        ),
      )
      return
    case 'credited':
      return credit(tx, context, author, row, event)
  }
}

async function issue(tx: Tx, context: AppContext, author: Author, id: string): Promise<void> {
  const row = await lockInvoice(tx, author.workspaceId, id)
  if (!row) throw new Error(`the draft ${id} of the sample is gone`)
  unwrap(
    await issueDraft(tx, context, row, {
      personId: author.personId,
      seriesId: undefined,
      confirmDateJump: false,
    }),
  )
}

/** Adds an email of the past to the outbox, already marked as sent, so that it is never delivered. */
async function mail(
  tx: Tx,
  context: AppContext,
  author: Author,
  invoiceId: string,
  kind: 'invoice' | 'reminder',
): Promise<void> {
  const at = context.clock.now()
  const { mailId } = unwrap(await queueDelivery(tx, context, author, invoiceId, { kind }))
  const queued = await findMail(tx, author.workspaceId, mailId)
  if (!queued) throw new Error(`the email ${mailId} of the sample is gone`)
  await changeMail(tx, queued, { status: 'sent', sent_at: at })
  await recordOutcome(tx, queued, 'sent', at)
}

async function credit(
  tx: Tx,
  context: AppContext,
  author: Author,
  row: InvoiceRow,
  { reason, quantity }: { readonly reason: string; readonly quantity?: string },
): Promise<void> {
  const first = readDraft(row.draft, row.draft_format).lines[0]
  const lines =
    quantity === undefined || !first
      ? undefined
      : [{ lineId: first.id, quantity: decimal(quantity) }]
  const note = await beginCreditNote(tx, context.clock, author, row.id, { reason, lines })
  await issue(tx, context, author, unwrap(note))
}

async function pay(
  tx: Tx,
  context: AppContext,
  author: Author,
  state: SampleState,
  { day, document }: Step,
  row: InvoiceRow,
  paid: Paid,
): Promise<void> {
  const rows = paid.alsoFor ? [await rowOf(tx, author, state, paid.alsoFor), row] : [row]
  const currency = paid.in?.currency ?? row.currency
  const rate = paid.in && decimal(paid.in.rate)
  const shares = rows.map(one => ({ row: one, amount: amountFor(one, paid, currency, rate) }))
  const extra = paid.over === undefined ? 0n : toMinor(decimal(paid.over), currency)
  const total = shares.reduce((sum, share) => sum + share.amount, extra)
  const paymentId = unwrap(
    await recordPaymentOf(tx, context.clock, author, {
      customerId: row.customer_id ?? '',
      date: day,
      currency,
      amount: toDecimal(total, currency),
      method: paid.method ?? 'transfer',
      brand: paid.brand,
      reference: rows.map(one => one.number ?? '').join(' '),
      note: '',
      allocations: shares.map(share => ({
        invoiceId: share.row.id,
        amount: toDecimal(share.amount, currency),
        ...(rate === undefined ? {} : { rate }),
      })),
    }),
  )
  state.payments.set(document.key, paymentId)
}

/** The open amount, or the paid percentage of it, in the payment's currency. */
function amountFor(
  row: InvoiceRow,
  { part }: Paid,
  currency: Currency,
  rate: Decimal | undefined,
): bigint {
  const amount = (openOfRow(row) * BigInt(part ?? 100)) / 100n
  return rate === undefined
    ? amount
    : convert(amount, row.currency, currency, divide(ONE, rate, 12))
}

async function rowOf(tx: Tx, author: Author, state: SampleState, key: string): Promise<InvoiceRow> {
  const row = await lockInvoice(tx, author.workspaceId, state.invoices.get(key) ?? '')
  if (!row) throw new Error(`the sample has no invoice ${key} yet`)
  return row
}
