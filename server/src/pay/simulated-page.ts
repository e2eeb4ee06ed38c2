import { formatMinor } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { collectionTextIn } from '@bordereau/domain/text/collection-text'
import { html } from 'ghtml'
import { SANDBOX_CARD_ENDS } from '../payment-providers/simulated-cards.ts'
import type { SimulatedCheckout } from '../payments/simulated-payment.ts'
import type { PayFacts } from './facts.ts'
import { htmlDocument } from './html-document.ts'
import { pageAddress } from './public-page.ts'

/** `number`: what is paid. */
export function simulatedPage(
  facts: Pick<PayFacts, 'language' | 'number' | 'seller' | 'path'>,
  { checkout, reference, saves }: Pick<SimulatedCheckout, 'checkout' | 'reference' | 'saves'>,
  lang: string | undefined,
): string {
  const { language, number, seller, path } = facts
  const { online } = textIn(language)
  const action = `${path}/checkout/${checkout.provider}/${reference}`
  const amount = formatMinor(checkout.amount_minor, checkout.currency, language)
  const body = html`<section class="sandbox">
    <p class="watermark" aria-hidden="true">SANDBOX</p>
    <h1>${online.sandboxTitle}</h1>
    <p role="note" class="notice">${online.testNotice}</p>
    <p class="for"><bdi>${seller}</bdi> · <bdi class="number">${number}</bdi></p>
    <p class="sum">${amount}</p>
    <form method="post" action="${pageAddress(action, lang)}">
      !${saves ? cardField(language) : ''}
      <button type="submit" class="button">${online.sandboxPay({ amount })}</button>
    </form>
    <p><a href="${pageAddress(path, lang)}">${online.sandboxBack}</a></p>
  </section>`
  return htmlDocument({ language, title: online.sandboxTitle }, body)
}

/** Which card is kept, and so what becomes of later collections. */
function cardField(language: string): string {
  const text = collectionTextIn(language)
  const options = SANDBOX_CARD_ENDS.map(
    (end, i) =>
      html`<label class="choice">
        <input type="radio" name="card" value="${end}" !${i === 0 ? 'checked' : ''} />
        <span>${text.sandboxCards[end]}</span>
      </label>`,
  )
  return html`<fieldset class="cards">
    <legend>${text.sandboxCard}</legend>
    !${options.join('')}
  </fieldset>`
}
