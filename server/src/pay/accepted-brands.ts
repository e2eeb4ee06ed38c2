import { BRAND_NAMES } from '@bordereau/domain/payment/brand'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PayFacts } from './facts.ts'
import { paymentMark } from './brand-icons.ts'

/** Accepted brands: those with a payment link as buttons first, then the others by name. */
export function acceptedBrandsSection({
  accepted,
  transfers,
  checkouts,
  language,
}: PayFacts): string {
  const { pay } = textIn(language)
  if (accepted.length === 0) return ''
  const buttons = accepted
    .filter(({ url }) => url !== '')
    .map(
      ({ brand, url }) =>
        html`<a class="button quiet" href="${url}" rel="noopener noreferrer nofollow"
          >!${paymentMark(brand)}${pay.payWith({ brand: BRAND_NAMES[brand] })}</a
        >`,
    )
  const named = accepted
    .filter(({ url }) => url === '')
    .map(({ brand }) => html`<li>!${paymentMark(brand)}${BRAND_NAMES[brand]}</li>`)
  return html`<div class="accepted">
    !${transfers.length + checkouts.length > 0 ? html`<h3>${pay.alsoAccepted}</h3>` : ''}
    !${buttons.length > 0 ? html`<div class="elsewhere">!${buttons.join('')}</div>` : ''}
    !${
      named.length > 0
        ? html`<ul class="brands">
            !${named.join('')}
          </ul>`
        : ''
    }
  </div>`
}
