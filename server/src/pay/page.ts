import {
  formatDate,
  formatMinor,
  formatPlainPrice,
  formatQuantity,
  formatRate,
} from '@bordereau/domain/text/format'
import { TEXT_LANGUAGES, textIn } from '@bordereau/domain/text/text'
import { unitName } from '@bordereau/domain/money/unit'
import { html } from 'ghtml'
import { accentOf } from '../documents/accent.ts'
import { qrSvg } from '../documents/qr.ts'
import type { PayFacts } from './facts.ts'

/** The page whoever pays sees: one document, in her language, readable and payable without any script. */
export function payPage(facts: PayFacts): string {
  const { language } = facts
  const text = textIn(language)
  const { pay, paper } = text
  const { fill, on, text: accentText, tint } = accentOf(facts.accentColor)
  const title = (facts.kind === 'credit_note' ? pay.creditNoteTitle : pay.title)(facts)
  return html`<!doctype html>
    <html lang="${language}" dir="${text.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/pay-assets/pay.css" />
        <style>
          :root {
            --accent: ${fill};
            --on-accent: ${on};
            --accent-text: ${accentText};
            --accent-tint: ${tint};
          }
        </style>
        <script src="/pay-assets/pay.js" defer></script>
      </head>
      <body>
        <main>
          <header class="seller">
            !${facts.hasLogo ? html`<img class="logo" src="${facts.path}/logo" alt="${facts.seller}" />` : html`<p class="name">${facts.seller}</p>`}
            !${languagePicker(facts, pay.language)}
          </header>
          <section class="amount">
            <h1>${title}</h1>
            <p class="for">${pay.invoiceFor({ customer: facts.customer })}</p>
            <p class="sum">
              ${formatMinor(facts.status === 'paid' || facts.status === 'credited' ? facts.payable : facts.open, facts.currency, language)}
            </p>
            <p class="state ${facts.status}">
              <span>${statusWord(facts)}</span> !${statusDate(facts)}
            </p>
          </section>
          !${howToPay(facts)}
          <section class="lines">
            <h2>${pay.items}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">${paper.description}</th>
                  <th scope="col" class="n">${paper.quantity}</th>
                  <th scope="col" class="n">${paper.unitPrice}</th>
                  <th scope="col" class="n">${paper.amount}</th>
                </tr>
              </thead>
              <tbody>
                !${facts.lines.map(line => lineRow(line, facts)).join('')}
              </tbody>
              <tfoot>
                !${totals(facts)}
              </tfoot>
            </table>
          </section>
          <section class="files">
            <a class="button quiet" href="${facts.path}/pdf" download>${pay.downloadPdf}</a>
            <a class="button quiet" href="${facts.path}/ubl" download>${pay.downloadXml}</a>
          </section>
          <footer>
            <p>
              ${pay.questions({ seller: facts.seller })}!${facts.email === '' ? '' : html` <a href="mailto:${facts.email}">${facts.email}</a>`}
            </p>
            <p class="by">Bordereau</p>
          </footer>
        </main>
      </body>
    </html>`
}

/** What a revoked, mistyped or forgotten link shows: nothing of any document. */
export function endedPage(language: string): string {
  const text = textIn(language)
  return html`<!doctype html>
    <html lang="${language}" dir="${text.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>Bordereau</title>
        <link rel="stylesheet" href="/pay-assets/pay.css" />
      </head>
      <body>
        <main>
          <section class="amount"><h1>${text.pay.linkEnded}</h1></section>
        </main>
      </body>
    </html>`
}

function languagePicker(facts: PayFacts, label: string): string {
  const options = TEXT_LANGUAGES.map(
    code =>
      html`<a
        href="${facts.path}?lang=${code}"
        lang="${code}"
        hreflang="${code}"
        !${code === facts.language ? 'aria-current="true"' : ''}
        >${nativeName(code)}</a
      >`,
  )
  return html`<details class="languages">
    <summary><span class="hidden">${label}: </span>${nativeName(facts.language)}</summary>
    <nav aria-label="${label}">!${options.join('')}</nav>
  </details>`
}

function nativeName(code: string): string {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
}

function statusWord(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  const words = {
    open: pay.statusOpen,
    partly_paid: pay.statusPartlyPaid,
    paid: pay.statusPaid,
    overdue: pay.statusOverdue,
    credited: pay.statusCredited,
  }
  return words[facts.status]
}

function statusDate(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  if (facts.status === 'paid' && facts.paidOn)
    return html`${pay.paidOn({ date: formatDate(facts.paidOn, facts.language) })}`
  if (facts.dueDate === null || facts.status === 'paid' || facts.status === 'credited') return ''
  const date = formatDate(facts.dueDate, facts.language)
  return html`${facts.status === 'overdue' ? pay.overdueSince({ date }) : pay.dueOn({ date })}`
}

function howToPay(facts: PayFacts): string {
  const { pay, paper } = textIn(facts.language)
  if (facts.kind === 'credit_note') return ''
  if (facts.open <= 0n) return html`<section class="pay"><p>${pay.nothingToPay}</p></section>`
  const account = facts.account
  if (!account) return ''
  const rows: [string, string][] = [
    [paper.accountHolder, account.accountName || facts.seller],
    [paper.bank, account.bankName],
    [paper.iban, account.iban],
    [paper.bic, account.bic],
    [paper.accountNumber, account.accountNumber],
    [paper.bankCode, account.bankCode],
    ['UPI', account.upiId],
    [paper.amountDue, formatMinor(facts.open, facts.currency, facts.language)],
    [paper.reference, facts.number],
  ]
  const shown = rows.filter(([, value]) => value !== '')
  return html`<section class="pay">
    <h2>${pay.howToPay}</h2>
    <div class="ways">
      <dl>!${shown.map(([label, value]) => bankRow(label, value)).join('')}</dl>
      !${
        facts.qr
          ? html`<figure>
              <div class="qr" role="img" aria-label="${pay.scanHint}">
                !${qrSvg(facts.qr.payload)}
              </div>
              <figcaption>${pay.scanHint}</figcaption>
            </figure>`
          : ''
      }
    </div>
    !${facts.qr?.kind === 'upi' ? html`<p><a class="button" href="${facts.qr.payload}">UPI</a></p>` : ''}
    <p class="hint">${pay.transferHint({ reference: facts.number })}</p>
  </section>`
}

/** The copy button is made by the script, so that without it there is none that does nothing. */
function bankRow(label: string, value: string): string {
  const shown = /^[A-Z]{2}\d{2}[A-Z0-9]{10,}$/.test(value)
    ? value.replace(/(.{4})(?=.)/g, '$1 ')
    : value
  return html`<div>
    <dt>${label}</dt>
    <dd data-copy="${value}"><bdi>${shown}</bdi></dd>
  </div>`
}

function lineRow(line: PayFacts['lines'][number], facts: PayFacts): string {
  const quantity = `${formatQuantity(line.quantity, facts.language)} ${unitName(line.unit, facts.language)}`
  return html`<tr>
    <th scope="row">
      ${line.name}!${line.description === '' ? '' : html`<small>${line.description}</small>`}
    </th>
    <td class="n">${quantity}</td>
    <td class="n">${formatPlainPrice(line.price, facts.currency, facts.language)}</td>
    <td class="n">${formatMinor(line.amount, facts.currency, facts.language)}</td>
  </tr>`
}

function totals(facts: PayFacts): string {
  const { paper } = textIn(facts.language)
  const money = (amount: bigint) => formatMinor(amount, facts.currency, facts.language)
  const rows: [string, bigint, boolean][] = [
    [paper.totalWithoutTax, facts.totals.net, false],
    ...facts.totals.vat
      .filter(one => one.tax !== 0n)
      .map((one): [string, bigint, boolean] => [
        paper.taxOf({ tax: facts.taxName, rate: formatRate(one.rate, facts.language) }),
        one.tax,
        false,
      ]),
    [paper.total, facts.totals.gross, true],
    ...(facts.totals.prepaid === 0n
      ? []
      : ([[paper.alreadyPaid, -facts.totals.prepaid, false]] as [string, bigint, boolean][])),
    ...(facts.totals.rounding === 0n
      ? []
      : ([[paper.rounding, facts.totals.rounding, false]] as [string, bigint, boolean][])),
    ...(facts.settled === 0n
      ? []
      : ([[paper.alreadyPaid, -facts.settled, false]] as [string, bigint, boolean][])),
    [paper.amountDue, facts.open, true],
  ]
  return rows
    .map(
      ([label, amount, strong]) =>
        html`<tr !${strong ? 'class="strong"' : ''}>
          <th scope="row" colspan="3">${label}</th>
          <td class="n">${money(amount)}</td>
        </tr>`,
    )
    .join('')
}
