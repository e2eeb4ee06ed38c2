import { decimalsOf } from '@bordereau/domain/money/currency'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PayableGroup, PortalFacts } from './facts.ts'
import { consentField } from '../pay/payment-methods.ts'
import { dueText } from '../pay/status-text.ts'

/**
 * A form for each currency: which invoices, and by which provider. All are selected at first. The script only adds the
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
  const sum = invoices.reduce((total, one) => total + one.open, 0n)
  const isTest = checkouts.some(({ mode }) => mode !== 'live')
  return html`<form
    method="post"
    action="${path}/checkout"
    data-currency="${currency}"
    data-decimals="${String(decimalsOf(currency))}"
  >
    <input type="hidden" name="lang" value="${language}" />
    <ul class="rows">
      !${invoices.map(one => invoiceRow(one, currency, language)).join('')}
    </ul>
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

function invoiceRow(
  invoice: PayableGroup['invoices'][number],
  currency: string,
  language: string,
): string {
  const { id, number, open, dueDate, status } = invoice
  const due =
    dueDate === null ? '' : dueText({ status, date: formatDate(dueDate, language) }, language)
  return html`<li>
    <label class="option">
      <input
        type="checkbox"
        name="invoice"
        value="${id}"
        data-minor="${String(open)}"
        checked
        autocomplete="off"
      />
      <span class="what"
        ><bdi>${number}</bdi
        >!${due === '' ? '' : html`<small class="${status}">${due}</small>`}</span
      >
      <bdi class="n">${formatMinor(open, currency, language)}</bdi>
    </label>
  </li>`
}
