import { toText } from '@bordereau/domain/money/currency'
import { BRAND_NAMES } from '@bordereau/domain/payment/brand'
import { formatIban } from '@bordereau/domain/party/iban'
import { formatMinor } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { qrSvg } from '../documents/qr.ts'
import type { PayFacts } from './facts.ts'
import { paymentMark } from './marks.ts'
import { COPY, DONE } from './signs.ts'

/** How to pay: the bank with the code for its app, cards and wallets; nothing where nothing is to be paid. */
export function waysSection(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  if (facts.kind === 'credit_note' || facts.open <= 0n) return ''
  if (!facts.account && facts.accepted.length === 0) return ''
  return html`<section class="pay">
    <h2>${pay.howToPay}</h2>
    !${bankWay(facts)} !${acceptedWays(facts)}
    <p class="hidden" role="status" data-copied="${pay.copied}"></p>
  </section>`
}

/** Those with an address first, as buttons: there one pays at once. The others are only named. */
function acceptedWays({ accepted, account, language }: PayFacts): string {
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
    !${account ? html`<h3>${pay.alsoAccepted}</h3>` : ''}
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

function bankWay(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  const { account, qr } = facts
  if (!account) return ''
  return html`<div class="ways">
      <dl>
        !${rowsOf(facts, account)
          .map(row => bankRow(row, pay.copy))
          .join('')}
      </dl>
      !${
        qr
          ? html`<figure>
              <div class="qr" role="img" aria-label="${pay.scanHint}">!${qrSvg(qr.payload)}</div>
              <figcaption>
                !${qr.kind === 'epc' ? paymentMark('sepa') : ''}${pay.scanHint}
              </figcaption>
            </figure>`
          : ''
      }
    </div>
    !${qr?.kind === 'upi' ? html`<p class="app"><a class="button" href="${qr.payload}">${pay.payByUpi}</a></p>` : ''}
    <p class="hint">${pay.transferHint({ reference: facts.number })}</p>`
}

type Row = { readonly label: string; readonly shown: string; readonly copied: string }

function rowsOf(facts: PayFacts, account: NonNullable<PayFacts['account']>): Row[] {
  const { paper } = textIn(facts.language)
  const { open, currency, language, number } = facts
  const same = (label: string, value: string): Row => ({ label, shown: value, copied: value })
  return [
    same(paper.accountHolder, account.accountName || facts.seller),
    same(paper.bank, account.bankName),
    { label: paper.iban, shown: formatIban(account.iban), copied: account.iban },
    same(paper.bic, account.bic),
    same(paper.accountNumber, account.iban === '' ? account.accountNumber : ''),
    same(paper.bankCode, account.bankCode),
    same('UPI', account.upiId),
    {
      label: paper.amountDue,
      shown: formatMinor(open, currency, language),
      copied: plainAmount(toText(open, currency), language),
    },
    same(paper.reference, number),
  ].filter(row => row.shown !== '')
}

/** As it is typed into a banking form: the language's decimal sign, in digits every form takes, no grouping. */
function plainAmount(amount: string, language: string): string {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(1.5)
  return amount.replace('.', parts.find(part => part.type === 'decimal')?.value ?? '.')
}

/** The script shows the button; without it there is none that does nothing. */
function bankRow({ label, shown, copied }: Row, copy: string): string {
  return html`<div>
    <dt>${label}</dt>
    <dd><bdi>${shown}</bdi></dd>
    <dd class="act">
      <button
        type="button"
        class="copy"
        data-copy="${copied}"
        aria-label="${copy}: ${label}"
        title="${copy}"
        hidden
      >
        !${COPY}!${DONE}
      </button>
    </dd>
  </div>`
}
