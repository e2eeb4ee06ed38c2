import { collectionTextIn } from '@bordereau/domain/text/collection-text'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PayFacts } from './facts.ts'
import { consentWords } from '../payments/ask-mandate.ts'
import { acceptedBrandsSection } from './accepted-brands.ts'
import { transferSection } from './transfer-section.ts'

/**
 * The ways to pay: bank details with a QR code, checkouts of payment providers, cards and wallets. '' when nothing is to
 * be paid.
 */
export function paymentMethodsSection(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  if (facts.kind === 'credit_note' || facts.open <= 0n) return ''
  const { transfers, checkouts, accepted } = facts
  if (transfers.length + checkouts.length + accepted.length === 0) return ''
  const methods = html`!${failedCheckout(facts)}
    !${transfers.map(one => transferSection(facts, one)).join('')} !${checkoutSection(facts)}
    !${acceptedBrandsSection(facts)}
    <p class="hidden" role="status" data-copied="${pay.copied}"></p>`
  return willBeCollected(facts)
    ? collectedSection(facts, methods)
    : html`<section class="pay">
        <h2>${pay.howToPay}</h2>
        !${methods}
      </section>`
}

function willBeCollected({ collection }: PayFacts): boolean {
  return collection?.state === 'planned' && collection.isActive
}

/**
 * Folded, so that what is collected anyway is not paid by mistake. Open where a checkout was begun and failed. `methods` is
 * HTML.
 */
function collectedSection({ failedProvider, language }: PayFacts, methods: string): string {
  return html`<section class="pay">
    <details class="otherwise" !${failedProvider === undefined ? '' : 'open'}>
      <summary>${collectionTextIn(language).payOtherwise}</summary>
      !${methods}
    </details>
  </section>`
}

/** A form for each provider, whose button works without JavaScript. */
function checkoutSection(facts: PayFacts): string {
  const { checkouts, path, language, seller } = facts
  // Who has given the permission is not asked for it again.
  const isAsked = facts.hasCustomer && facts.collection?.isActive !== true
  const { pay, online } = textIn(language)
  if (checkouts.length === 0) return ''
  const forms = checkouts.map(
    ({ name, label, mode, saves }) =>
      html`<form method="post" action="${path}/checkout/${name}">
        <input type="hidden" name="lang" value="${language}" />
        !${saves && isAsked ? consentField(seller, language) : ''}
        <button type="submit" class="button">${pay.payWith({ brand: label })}</button>
        !${mode === 'live' ? '' : html`<span class="test">${online.testTag}</span>`}
      </form>`,
  )
  const isTest = checkouts.some(({ mode }) => mode !== 'live')
  return html`<div class="elsewhere checkouts">!${forms.join('')}</div>
    !${isTest ? html`<p class="hint" role="note">${online.testNotice}</p>` : ''}`
}

/** Not ticked by default: it is a permission. What it permits is below it, and is stored with it. */
export function consentField(seller: string, language: string): string {
  const { label, terms } = consentWords(seller, language)
  return html`<div class="consent">
    <label class="choice">
      <input type="checkbox" name="save" value="1" autocomplete="off" />
      <span>${label}</span>
    </label>
    <p class="hint">${terms}</p>
  </div>`
}

function failedCheckout({ failedProvider, language }: PayFacts): string {
  if (failedProvider === undefined) return ''
  const { pay } = textIn(language)
  return html`<p class="hint" role="alert">${pay.checkoutFailed({ provider: failedProvider })}</p>`
}
