import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PayFacts } from './facts.ts'
import { filesSection } from './files.ts'
import { collectionNote } from './collection.ts'
import { sellerPage, withWholeNumber } from './html-document.ts'
import { linesSection } from './lines.ts'
import { paymentMethodsSection } from './payment-methods.ts'
import { dueText, statusText } from './status-text.ts'

/** The public page of one document in the reader's language. It works without any script. */
export function payPage(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  const title =
    facts.title === null
      ? (facts.kind === 'credit_note' ? pay.creditNoteTitle : pay.title)(facts)
      : pay.documentTitle({ ...facts, title: facts.title })
  const body = html`!${amountSection(facts, title)} !${paymentMethodsSection(facts)}
  !${linesSection(facts)} !${filesSection(facts)}`
  return sellerPage({ ...facts, title }, body)
}

function amountSection(facts: PayFacts, title: string): string {
  const { pay, online } = textIn(facts.language)
  const { isUndecided } = facts
  const done = facts.status === 'paid' || facts.status === 'credited' || isUndecided
  const isSettled = facts.kind === 'invoice' && facts.open <= 0n
  return html`<section class="amount">
    <h1>!${withWholeNumber(title, facts.number)}</h1>
    <p class="for">${pay.invoiceFor({ customer: facts.customer })}</p>
    <p class="sum">
      ${formatMinor(done ? facts.payable : facts.open, facts.currency, facts.language)}
    </p>
    !${isUndecided ? '' : html`<p class="state"><span class="${facts.status}">${datedStatus(facts)}</span> ${due(facts)}</p>`}
    !${refundedNote(facts)} !${collectionNote(facts)}
    !${facts.paidInTest ? html`<p class="notice" role="note">${online.testNotice}</p>` : ''}
    !${isSettled ? html`<p class="hint">${pay.nothingToPay}</p>` : ''}
  </section>`
}

function refundedNote({ refunded, currency, language }: PayFacts): string {
  if (refunded <= 0n) return ''
  const amount = formatMinor(refunded, currency, language)
  return html`<p class="hint">${textIn(language).pay.refunded({ amount })}</p>`
}

/** The status, with its date for paid and overdue invoices. */
function datedStatus({ kind, status, paidOn, dueDate, language }: PayFacts): string {
  if (kind !== 'credit_note' && status === 'paid' && paidOn)
    return textIn(language).pay.paidOn({ date: formatDate(paidOn, language) })
  if (status === 'overdue' && dueDate)
    return dueText({ status, date: formatDate(dueDate, language) }, language)
  return statusText({ kind, status }, language)
}

function due({ kind, status, dueDate, language }: PayFacts): string {
  if (dueDate === null || kind === 'credit_note' || (status !== 'open' && status !== 'partly_paid'))
    return ''
  return dueText({ status, date: formatDate(dueDate, language) }, language)
}
