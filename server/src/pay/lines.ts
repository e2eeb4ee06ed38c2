import { formatMinor, formatPlainPrice, formatRate } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PayFacts } from './facts.ts'
import { quantityOf } from './quantity.ts'

/** What the document is for, and how its sum is made. */
export function linesSection(facts: PayFacts): string {
  const { pay, paper } = textIn(facts.language)
  const withTax = facts.pricesIncludeTax
  return html`<section class="lines !${withTax ? 'with-tax' : ''}">
    <h2>${pay.items}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${paper.description}</th>
          <th scope="col" class="n">${paper.quantity}</th>
          <th scope="col" class="n">${withTax ? paper.unitPriceWithTax : paper.unitPrice}</th>
          <th scope="col" class="n">${withTax ? paper.totalWithoutTax : paper.amount}</th>
        </tr>
      </thead>
      <tbody>
        !${facts.lines.map(line => lineRow(line, facts)).join('')}
      </tbody>
      <tfoot>
        !${sums(facts)
          .map(sum => sumRow(sum, facts))
          .join('')}
      </tfoot>
    </table>
  </section>`
}

function lineRow(line: PayFacts['lines'][number], facts: PayFacts): string {
  const { currency, language } = facts
  return html`<tr>
    <th scope="row">
      ${line.name}!${line.description === '' ? '' : html`<small>${line.description}</small>`}
    </th>
    <td class="n">!${quantityOf(line.quantity, line.unit, language)}</td>
    <td class="n">${formatPlainPrice(line.price, currency, language)}</td>
    <td class="n" data-label="${textIn(language).paper.totalWithoutTax}">
      ${formatMinor(line.amount, currency, language)}
    </td>
  </tr>`
}

type Sum = { readonly label: string; readonly amount: bigint; readonly strong?: boolean }

/** In the order they are made. What would only say the same amount again is left out. */
function sums(facts: PayFacts): Sum[] {
  const { paper } = textIn(facts.language)
  const { totals, open } = facts
  const taxes = totals.vat.filter(one => one.tax !== 0n)
  const after: Sum[] = [
    { label: paper.alreadyPaid, amount: -totals.prepaid },
    { label: paper.rounding, amount: totals.rounding },
    { label: paper.creditNote, amount: -facts.credited },
    { label: paper.alreadyPaid, amount: -facts.paid },
  ].filter(sum => sum.amount !== 0n)
  const reductions = facts.reductions.map((one): Sum => ({
    label: reductionOf(one, facts),
    amount: one.amount,
  }))
  return [
    ...(reductions.length > 0 ? [{ label: paper.subtotal, amount: totals.lineNet }] : []),
    ...reductions,
    ...(taxes.length > 0 ? [{ label: paper.totalWithoutTax, amount: totals.net }] : []),
    ...taxes.map(({ rate, tax }) => ({
      label: paper.taxOf({ tax: facts.taxName, rate: formatRate(rate, facts.language) }),
      amount: tax,
    })),
    ...(taxes.length > 0 || after.length > 0
      ? [{ label: paper.total, amount: totals.gross, strong: true }]
      : []),
    ...after,
    {
      label: facts.kind === 'credit_note' ? paper.amountCredited : paper.amountDue,
      amount: facts.kind === 'credit_note' ? facts.payable : open,
      strong: true,
    },
  ]
}

function reductionOf(reduction: PayFacts['reductions'][number], { language }: PayFacts): string {
  const { paper } = textIn(language)
  const word = reduction.amount > 0n ? paper.charge : paper.discount
  const percent = reduction.percent === null ? '' : ` ${formatRate(reduction.percent, language)}`
  return `${word}${percent}${reduction.reason === '' ? '' : ` – ${reduction.reason}`}`
}

function sumRow({ label, amount, strong }: Sum, { currency, language }: PayFacts): string {
  return html`<tr !${strong === true ? 'class="strong"' : ''}>
    <th scope="row" colspan="3">${label}</th>
    <td class="n">${formatMinor(amount, currency, language)}</td>
  </tr>`
}
