import { namingCategory, unitPriceLabel } from '@bordereau/domain/country/tax-name'
import { totalsRowLabel } from '@bordereau/domain/invoice/totals-row-label'
import { type TotalsRow, totalsRows } from '@bordereau/domain/invoice/totals-rows'
import { formatMinor, formatPlainPrice, formatRate } from '@bordereau/domain/text/format'
import { quoteTextIn } from '@bordereau/domain/text/quote-text'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { quantityOf } from '../../pay/quantity.ts'
import { sectionedRows } from '../../pay/section-rows.ts'
import type { QuotePageFacts } from './facts.ts'

/** All lines, those that the customer may choose with a box to tick, and the composition of the total. */
export function quoteLines(facts: QuotePageFacts): string {
  const { content, language, path, status } = facts
  const { pay, paper } = textIn(language)
  const text = quoteTextIn(language)
  const { pricesIncludeTax: withTax, seller, lines } = content.offered.invoice
  const category = namingCategory(lines.map(({ tax }) => tax))
  const canChoose = status === 'open' && content.lines.some(({ isOptional }) => isOptional)
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">${paper.description}</th>
        <th scope="col" class="n">${paper.quantity}</th>
        <th scope="col" class="n">
          ${unitPriceLabel(seller.address.country, language, withTax, category)}
        </th>
        <th scope="col" class="n">${withTax ? paper.totalWithoutTax : paper.amount}</th>
      </tr>
    </thead>
    <tbody>
      !${rows(facts)}
    </tbody>
    <tfoot>
      !${sums(facts)}
    </tfoot>
  </table>`
  const form = html`<form class="options" method="get" action="${path}">
    <input type="hidden" name="lang" value="${language}" />
    <p class="hint">${text.optionsHint}</p>
    !${table}
    <p class="update"><button class="button quiet">${text.updateTotal}</button></p>
  </form>`
  return html`<section class="lines !${withTax ? 'with-tax' : ''}">
    <h2>${pay.items}</h2>
    !${canChoose ? form : table}
  </section>`
}

/** The subtotals contain what is ordered. */
function rows(facts: QuotePageFacts): string {
  const { lines, offered } = facts.content
  const rowed = offered.invoice.lines.map(({ sectionHeading }, i) => ({
    sectionHeading,
    amount: lines[i]?.isOrdered ? (offered.totals.lines[i]?.net ?? 0n) : 0n,
    row: lineRow(facts, i),
  }))
  return sectionedRows(rowed, {
    currency: offered.invoice.currency,
    language: facts.language,
  })
}

function lineRow({ content, language, status }: QuotePageFacts, index: number): string {
  const line = content.offered.invoice.lines[index]
  const state = content.lines[index]
  if (!line || !state) return ''
  const { currency } = content.offered.invoice
  const text = quoteTextIn(language)
  const mark = state.isOrdered ? text.chosen : text.optional
  const words = html`<span
    >${line.name}!${line.description === '' ? '' : html`<small>${line.description}</small>`}!${
      state.isOptional ? html`<small>${mark}</small>` : ''
    }</span
  >`
  const box = html`<label class="option"
    ><input
      type="checkbox"
      name="option"
      value="${index}"
      !${state.isOrdered ? 'checked' : ''}
    />!${words}</label
  >`
  return html`<tr !${state.isOrdered ? '' : 'class="left-out"'}>
    <th scope="row">!${state.isOptional && status === 'open' ? box : words}</th>
    <td class="n">!${quantityOf(line.quantity, line.unit, language)}</td>
    <td class="n">${formatPlainPrice(line.price, currency, language)}</td>
    <td class="n" data-label="${textIn(language).paper.totalWithoutTax}">
      ${formatMinor(content.offered.totals.lines[index]?.net ?? 0n, currency, language)}
    </td>
  </tr>`
}

/** The rows of what is in the total, without those that would only repeat an amount. */
function sums({ content: { agreed }, language }: QuotePageFacts): string {
  const { invoice, totals } = agreed
  const options = {
    country: invoice.seller.address.country,
    creditNote: false,
    rate: (rate: Parameters<typeof formatRate>[0]) => formatRate(rate, language),
    amount: (amount: bigint) => formatMinor(amount, invoice.currency, language),
  }
  return totalsRows(invoice, totals)
    .filter(row => row.kind !== 'untaxed' && !isRepeated(row, totals))
    .map(row => {
      const isTotal = row.kind === 'gross' || row.kind === 'payable'
      const currency = row.kind === 'taxInTaxCurrency' ? row.currency : invoice.currency
      return html`<tr !${isTotal ? 'class="strong"' : ''}>
        <th scope="row" colspan="3">${totalsRowLabel(row, language, options)}</th>
        <td class="n">${formatMinor(row.amount, currency, language)}</td>
      </tr>`
    })
    .join('')
}

function isRepeated(
  { kind }: TotalsRow,
  {
    gross,
    payable,
    net,
  }: { readonly gross: bigint; readonly payable: bigint; readonly net: bigint },
): boolean {
  return (kind === 'payable' && payable === gross) || (kind === 'net' && net === gross)
}
