import { toText } from '@bordereau/domain/money/currency'
import { formatIban } from '@bordereau/domain/party/iban'
import { formatMinor } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { qrSvg } from '../documents/qr.ts'
import type { PayFacts } from './facts.ts'
import { COPY, DONE } from './signs.ts'

/** Bank details with the code for the payer's bank; nothing where nothing is to be paid. */
export function waysSection(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  const { account, qr } = facts
  if (facts.kind === 'credit_note' || facts.open <= 0n || !account) return ''
  return html`<section class="pay">
    <h2>${pay.howToPay}</h2>
    <div class="ways">
      <dl>
        !${rowsOf(facts, account)
          .map(row => bankRow(row, pay.copy))
          .join('')}
      </dl>
      !${
        qr
          ? html`<figure>
              <div class="qr" role="img" aria-label="${pay.scanHint}">!${qrSvg(qr.payload)}</div>
              <figcaption>${pay.scanHint}</figcaption>
            </figure>`
          : ''
      }
    </div>
    !${qr?.kind === 'upi' ? html`<p class="app"><a class="button" href="${qr.payload}">${pay.payByUpi}</a></p>` : ''}
    <p class="hint">${pay.transferHint({ reference: facts.number })}</p>
    <p class="hidden" role="status" data-copied="${pay.copied}"></p>
  </section>`
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
