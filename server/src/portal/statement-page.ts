import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import type { Statement } from '@bordereau/domain/payment/statement'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { entryText } from '../customer-statements/entry-text.ts'
import type { AccountStatements } from '../customer-statements/load-statements.ts'
import { DOWNLOAD } from '../pay/icons.ts'
import type { Visit } from './visit.ts'
import { portalDocument } from './page.ts'

type Account = AccountStatements<Visit>

/** The statement of account, one table a currency. */
export function statementPage(account: Account): string {
  const { language, path, period, statements, customer } = account
  const text = portalTextIn(language)
  const address = `${path}/statement?from=${period.from}&to=${period.to}`
  const body = html`<p class="back">
      <a href="${path}?lang=${language}">← ${text.backToPortal}</a>
    </p>
    <section class="amount">
      <h1>${text.statement}</h1>
      <p class="for">
        ${textIn(language).pay.invoiceFor({ customer: customer.profile.legalName })}
      </p>
      !${periodForm(account)}
      !${statements.length === 0 ? html`<p class="hint">${text.noEntries}</p>` : ''}
    </section>
    !${statements.map(one => statementSection(account, one)).join('')}`
  return portalDocument({ ...account, address }, text.statement, body)
}

function periodForm({ path, language, period }: Account): string {
  const text = portalTextIn(language)
  return html`<form class="period" method="get" action="${path}/statement">
    <input type="hidden" name="lang" value="${language}" />
    <label class="field"
      >${text.from}<input type="date" name="from" value="${period.from}" required
    /></label>
    <label class="field"
      >${text.to}<input type="date" name="to" value="${period.to}" required
    /></label>
    <button class="button quiet">${text.show}</button>
  </form>`
}

function statementSection(account: Account, statement: Statement): string {
  const { path, language, period } = account
  const { currency, opening, closing, rows } = statement
  const text = portalTextIn(language)
  const money = (amount: bigint) => formatMinor(amount, currency, language)
  const query = new URLSearchParams({ lang: language, ...period, currency })
  return html`<section class="account">
    <h2>${text.statement} <bdi>${currency}</bdi></h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${text.date}</th>
          <th scope="col">${textIn(language).paper.description}</th>
          <th scope="col" class="n">${text.charged}</th>
          <th scope="col" class="n">${text.settled}</th>
          <th scope="col" class="n">${text.balance}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>${formatDate(period.from, language, 'medium')}</td>
          <td class="what">${text.broughtForward}</td>
          <td class="n"></td>
          <td class="n"></td>
          <td class="n"><bdi>${money(opening)}</bdi></td>
        </tr>
        !${rows
          .map(
            row =>
              html`<tr>
                <td>${formatDate(row.date, language, 'medium')}</td>
                <td class="what">${entryText(row, language)}</td>
                <td class="n" !${labelOf(text.charged, row.amount > 0n)}>
                  !${row.amount > 0n ? html`<bdi>${money(row.amount)}</bdi>` : ''}
                </td>
                <td class="n" !${labelOf(text.settled, row.amount < 0n)}>
                  !${row.amount < 0n ? html`<bdi>${money(-row.amount)}</bdi>` : ''}
                </td>
                <td class="n" !${labelOf(text.balance, true)}><bdi>${money(row.balance)}</bdi></td>
              </tr>`,
          )
          .join('')}
      </tbody>
      <tfoot>
        <tr class="strong">
          <th scope="row" colspan="4">
            ${text.balance}, ${formatDate(period.to, language, 'medium')}
          </th>
          <td class="n"><bdi>${money(closing)}</bdi></td>
        </tr>
      </tfoot>
    </table>
    <p class="also">
      <a class="button quiet" href="${path}/statement.pdf?${query.toString()}" download
        >!${DOWNLOAD}${textIn(language).pay.downloadPdf}</a
      >
    </p>
  </section>`
}

/** On a phone there is no table head: each amount has its label. */
function labelOf(label: string, isShown: boolean): string {
  return isShown ? html`data-label="${label}"` : ''
}
