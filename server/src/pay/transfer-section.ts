import { bankCodeLabel, formatBankCode } from '@bordereau/domain/country/bank-code'
import { payeeNumber, transferReference } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/local-text'
import { toText } from '@bordereau/domain/money/currency'
import type { BankAccount } from '@bordereau/domain/party/party'
import { formatIban } from '@bordereau/domain/party/iban'
import { printedReference } from '@bordereau/domain/payment/qr'
import { documentLocale, formatMinor } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { qrSvg } from '../documents/qr.ts'
import type { TransferDetails } from '../payment-providers/provider.ts'
import type { PayFacts } from './facts.ts'
import { withWholeNumber } from './html-document.ts'
import { paymentMark } from './brand-icons.ts'
import { COPY, DONE } from './icons.ts'

/** The details of a bank account with its QR code and a button that copies each. */
export function transferSection(facts: PayFacts, { account, qr }: TransferDetails): string {
  const { pay } = textIn(facts.language)
  const reference = printedReference(transferReference(account, facts.number))
  return html`<div class="methods">
      <dl>
        !${rowsOf(facts, account)
          .map(row => bankRow(row, pay.copy))
          .join('')}
      </dl>
      !${
        qr
          ? html`<figure>
              <div class="qr" role="img" aria-label="${pay.scanHint}">
                !${qrSvg(qr.payload, { cross: qr.code?.hasCross ?? false })}
              </div>
              <figcaption>
                !${qr.kind === 'epc' ? paymentMark('sepa') : ''}${pay.scanHint}
              </figcaption>
            </figure>`
          : ''
      }
    </div>
    !${appLink(qr, facts.language)}
    <p class="hint">!${withWholeNumber(pay.transferHint({ reference }), reference)}</p>`
}

/** A button that opens a banking app on the same phone, where the code is a link. */
function appLink(qr: TransferDetails['qr'], language: string): string {
  const label = qr?.code?.linkLabel
  if (!qr || !label) return ''
  return html`<p class="app">
    <a class="button" href="${qr.payload}">${inLanguage(label, language)}</a>
  </p>`
}

type Row = { readonly label: string; readonly shown: string; readonly copyText: string }

function rowsOf(facts: PayFacts, account: BankAccount): Row[] {
  const { paper } = textIn(facts.language)
  const { open, currency, language, number } = facts
  const payee = payeeNumber(account)
  const row = (label: string, value: string): Row => ({ label, shown: value, copyText: value })
  return [
    row(paper.accountHolder, account.accountName || facts.seller),
    row(paper.bank, account.bankName),
    { label: paper.iban, shown: formatIban(account.iban), copyText: account.iban },
    row(paper.bic, account.bic),
    row(paper.accountNumber, account.iban === '' ? account.accountNumber : ''),
    {
      label: bankCodeLabel(facts.sellerCountry, language) ?? paper.bankCode,
      shown: formatBankCode(account.bankCode, facts.sellerCountry),
      copyText: account.bankCode,
    },
    row(payee?.name ?? '', payee?.number ?? ''),
    row('UPI', account.upiId),
    row('Pix', account.pixKey ?? ''),
    {
      label: paper.amountDue,
      shown: formatMinor(open, currency, language),
      copyText: plainAmount(toText(open, currency), language),
    },
    {
      label: paper.reference,
      shown: printedReference(transferReference(account, number)),
      copyText: transferReference(account, number),
    },
  ].filter(row => row.shown !== '')
}

/** The amount as typed into a banking form: the language's decimal separator, Latin digits, no grouping. */
function plainAmount(amount: string, language: string): string {
  const parts = new Intl.NumberFormat(documentLocale(language)).formatToParts(1.5)
  return amount.replace('.', parts.find(part => part.type === 'decimal')?.value ?? '.')
}

/** The copy button is hidden until the script shows it, because it does nothing without the script. */
function bankRow({ label, shown, copyText }: Row, copy: string): string {
  return html`<div>
    <dt>${label}</dt>
    <dd><bdi>${shown}</bdi></dd>
    <dd class="action">
      <button
        type="button"
        class="copy"
        data-copy="${copyText}"
        aria-label="${copy}: ${label}"
        title="${copy}"
        hidden
      >
        !${COPY}!${DONE}
      </button>
    </dd>
  </div>`
}
