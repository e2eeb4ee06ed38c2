import { decimalsOf } from '@bordereau/domain/money/currency'
import { collectionTextIn } from '@bordereau/domain/text/collection-text'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PayableGroup, PortalFacts } from './facts.ts'
import { consentField } from '../pay/payment-methods.ts'
import { dueText } from '../pay/status-text.ts'

/**
 * A form for each currency: which invoices, and by which provider. At first all are selected but those that will be collected
 * without the customer, which stand apart so that they are not paid by mistake. The script only adds the
 * selected amounts up for the eye; what is paid is what the server finds open.
 */
export function paySection(facts: PortalFacts): string {
  if (facts.payable.length === 0) return ''
  const text = portalTextIn(facts.language)
  return html`<section class="pay-several">
    <h2>${text.payHeading}</h2>
    <p class="hint">${text.payHint}</p>
    !${facts.payable.map(group => groupForm(facts, group)).join('')}
  </section>`
}

function groupForm({ path, language, seller }: PortalFacts, group: PayableGroup): string {
  const { currency, invoices, checkouts } = group
  const { online } = textIn(language)
  const text = portalTextIn(language)
  const [collected, others] = [
    invoices.filter(isCollected),
    invoices.filter(one => !isCollected(one)),
  ]
  const sum = others.reduce((total, one) => total + one.open, 0n)
  const rowsOf = (list: typeof invoices) =>
    list.map(one => invoiceRow(one, currency, language)).join('')
  const isTest = checkouts.some(({ mode }) => mode !== 'live')
  return html`<form
    method="post"
    action="${path}/checkout"
    data-currency="${currency}"
    data-decimals="${String(decimalsOf(currency))}"
  >
    <input type="hidden" name="lang" value="${language}" />
    !${
      others.length === 0
        ? ''
        : html`<ul class="rows">
            !${rowsOf(others)}
          </ul>`
    }
    !${collected.length === 0 ? '' : collectedRows(rowsOf(collected), language)}
    <p class="selected">
      <span>${text.selected}</span>
      <output><bdi>${formatMinor(sum, currency, language)}</bdi></output>
    </p>
    !${checkouts.some(({ saves }) => saves) ? consentField(seller.profile.legalName, language) : ''}
    <div class="elsewhere checkouts">
      !${checkouts
        .map(
          ({ name, label, mode }) =>
            html`<span class="checkout"
              ><button type="submit" class="button" name="provider" value="${name}">
                ${text.paySelected({ brand: label })}</button
              >!${mode === 'live' ? '' : html`<span class="test">${online.testTag}</span>`}</span
            >`,
        )
        .join('')}
    </div>
    !${isTest ? html`<p class="hint" role="note">${online.testNotice}</p>` : ''}
  </form>`
}

type Invoice = PayableGroup['invoices'][number]

function isCollected({ collectedOn }: Invoice): boolean {
  return collectedOn !== null
}

/** `rows` is HTML. */
function collectedRows(rows: string, language: string): string {
  const text = collectionTextIn(language)
  return html`<h3>${text.collectedHeading}</h3>
    <ul class="rows">
      !${rows}
    </ul>
    <p class="hint">${text.collectedHint}</p>`
}

/** When it is paid: the day on which it is collected, or by which it is due. */
function dayText({ dueDate, status, collectedOn }: Invoice, language: string): string {
  if (collectedOn !== null)
    return collectionTextIn(language).collectedOn({ date: formatDate(collectedOn, language) })
  return dueDate === null ? '' : dueText({ status, date: formatDate(dueDate, language) }, language)
}

function invoiceRow(invoice: Invoice, currency: string, language: string): string {
  const { id, number, open, status } = invoice
  const day = dayText(invoice, language)
  const look = isCollected(invoice) ? '' : status
  return html`<li>
    <label class="option">
      <input
        type="checkbox"
        name="invoice"
        value="${id}"
        data-minor="${String(open)}"
        !${isCollected(invoice) ? '' : 'checked'}
        autocomplete="off"
      />
      <span class="what"
        ><bdi>${number}</bdi>!${day === '' ? '' : html`<small class="${look}">${day}</small>`}</span
      >
      <bdi class="n">${formatMinor(open, currency, language)}</bdi>
    </label>
  </li>`
}
