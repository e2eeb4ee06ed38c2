import { type Currency, convert, toDecimal, toMinor } from '@bordereau/domain/money/currency'
import { type Decimal, ONE, decimal, divide } from '@bordereau/domain/money/decimal'
import type { Tx } from '../db/database.ts'
import { beginCreditNote } from '../invoices/credit-invoice.ts'
import { issueDraft } from '../invoices/issue.ts'
import { noteMail } from '../invoices/note-mail.ts'
import { openOfRow } from '../invoices/present.ts'
import { postLetter } from '../invoices/send-invoice.ts'
import { type InvoiceRow, lockInvoice } from '../invoices/store.ts'
import { readDraft } from '../invoices/stored.ts'
import { beginDraft } from '../invoices/write-draft.ts'
import type { Author } from '../lib/actor.ts'
import type { House } from '../lib/house.ts'
import { changeMail, findMail } from '../mail/store.ts'
import { noteVisit } from '../pay/get-pay-page.ts'
import { drawCredit } from '../payments/apply-credit.ts'
import { takePayment } from '../payments/record-payment.ts'
import { takeBack } from '../payments/reverse-payment.ts'
import { draftOf } from './draft.ts'
import type { Shelf } from './furnish.ts'
import { granted } from './granted.ts'
import type { Step } from './timeline.ts'
import type { Paid } from './told.ts'

/** What the year has brought forth so far, by the documents' names in the story. */
export type Book = {
  readonly shelf: Shelf
  readonly invoices: Map<string, string>
  readonly payments: Map<string, string>
}

/** Lets one thing happen by the functions that requests use; the house's clock stands at its time. */
export async function perform(
  tx: Tx,
  house: House,
  author: Author,
  book: Book,
  step: Step,
): Promise<void> {
  const { act, document, day } = step
  if (act.do === 'issued') {
    const draft = await draftOf(tx, author.workspaceId, book.shelf, document, day)
    const id = granted(await beginDraft(tx, house.clock, author, draft))
    book.invoices.set(document.key, id)
    return issue(tx, house, author, id)
  }
  const row = await rowOf(tx, author, book, document.key)
  switch (act.do) {
    case 'sent':
      return mail(tx, house, author, row.id, 'invoice')
    case 'reminded':
      return mail(tx, house, author, row.id, 'reminder')
    case 'viewed':
      return noteVisit(tx, row, house.clock.now())
    case 'credit_drawn':
      granted(await drawCredit(tx, house.clock, author, row.id, undefined))
      return
    case 'paid':
      return pay(tx, house, author, book, step, row, act)
    case 'bounced':
      granted(
        await takeBack(tx, house.clock, author, book.payments.get(document.key) ?? '', act.reason),
      )
      return
    case 'credited':
      return credit(tx, house, author, row, act)
  }
}

async function issue(tx: Tx, house: House, author: Author, id: string): Promise<void> {
  const row = await lockInvoice(tx, author.workspaceId, id)
  if (!row) throw new Error(`the sample's draft ${id} is gone`)
  granted(await issueDraft(tx, house, row, { personId: author.personId, seriesId: undefined }))
}

/** Written, and kept in the outbox as an instance without a mail server keeps it: it is of the past. */
async function mail(
  tx: Tx,
  house: House,
  author: Author,
  invoiceId: string,
  kind: 'invoice' | 'reminder',
): Promise<void> {
  const at = house.clock.now()
  const mailId = granted(await postLetter(tx, house, author, invoiceId, { kind }))
  const written = await findMail(tx, author.workspaceId, mailId)
  if (!written) throw new Error(`the sample's mail ${mailId} is gone`)
  await changeMail(tx, written, { status: 'sent', sent_at: at })
  await noteMail(tx, written, 'sent', at)
}

async function credit(
  tx: Tx,
  house: House,
  author: Author,
  row: InvoiceRow,
  { reason, quantity }: { readonly reason: string; readonly quantity?: string },
): Promise<void> {
  const first = readDraft(row.draft, row.draft_format).lines[0]
  const lines =
    quantity === undefined || !first
      ? undefined
      : [{ lineId: first.id, quantity: decimal(quantity) }]
  const note = await beginCreditNote(tx, house.clock, author, row.id, { reason, lines })
  await issue(tx, house, author, granted(note))
}

async function pay(
  tx: Tx,
  house: House,
  author: Author,
  book: Book,
  { day, document }: Step,
  row: InvoiceRow,
  paid: Paid,
): Promise<void> {
  const rows = paid.alsoFor ? [await rowOf(tx, author, book, paid.alsoFor), row] : [row]
  const currency = paid.in?.currency ?? row.currency
  const rate = paid.in && decimal(paid.in.rate)
  const shares = rows.map(one => ({ row: one, amount: amountFor(one, paid, currency, rate) }))
  const extra = paid.over === undefined ? 0n : toMinor(decimal(paid.over), currency)
  const total = shares.reduce((sum, share) => sum + share.amount, extra)
  const paymentId = granted(
    await takePayment(tx, house.clock, author, {
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
  book.payments.set(document.key, paymentId)
}

/** What is open, or the part of it that is paid, in the payment's currency. */
function amountFor(
  row: InvoiceRow,
  { part }: Paid,
  currency: Currency,
  rate: Decimal | undefined,
): bigint {
  const wanted = (openOfRow(row) * BigInt(part ?? 100)) / 100n
  return rate === undefined
    ? wanted
    : convert(wanted, row.currency, currency, divide(ONE, rate, 12))
}

async function rowOf(tx: Tx, author: Author, book: Book, key: string): Promise<InvoiceRow> {
  const row = await lockInvoice(tx, author.workspaceId, book.invoices.get(key) ?? '')
  if (!row) throw new Error(`the sample has no invoice ${key} yet`)
  return row
}
