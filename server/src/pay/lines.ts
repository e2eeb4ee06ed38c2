import { namingCategory, taxNameIn, unitPriceLabel } from '@bordereau/domain/country/tax-name'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import { totalsRowLabel } from '@bordereau/domain/invoice/totals-row-label'
import type { TotalsRow } from '@bordereau/domain/invoice/totals-rows'
import { formatMinor, formatPlainPrice, formatRate } from '@bordereau/domain/text/format'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { PayFacts } from './facts.ts'
import { quantityOf } from './quantity.ts'
import { sectionedRows } from './section-rows.ts'

/** The lines of the document and the composition of its total. */
export function linesSection(facts: PayFacts): string {
  const { pay, paper } = textIn(facts.language)
  const withTax = facts.pricesIncludeTax
  const category = categoryOf(facts)
  return html`<section class="lines !${withTax ? 'with-tax' : ''}">
    <h2>${pay.items}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${paper.description}</th>
          <th scope="col" class="n">${paper.quantity}</th>
          <th scope="col" class="n">
            ${unitPriceLabel(facts.country, facts.language, withTax, category)}
          </th>
          !${hasTax(facts) ? html`<th scope="col" class="n">${taxNameIn(facts.country, facts.language, category)}</th>` : ''}
          <th scope="col" class="n">${withTax ? paper.totalWithoutTax : paper.amount}</th>
        </tr>
      </thead>
      <tbody>
        !${sectionedRows(
          facts.lines.map(line => ({ ...line, row: lineRow(line, facts) })),
          { ...facts, columns: columnsOf(facts) },
        )}
      </tbody>
      <tfoot>
        !${sums(facts)
          .map(sum => sumRow(sum, facts))
          .join('')}
      </tfoot>
    </table>
  </section>`
}

/** As on paper: the tax is named by the rows of it. */
function categoryOf({ totalsRows }: PayFacts): TaxCategoryCode | undefined {
  return namingCategory(totalsRows.flatMap(row => (row.kind === 'tax' ? [row.subtotal] : [])))
}

/** As on paper: without tax there is no column of it. */
function hasTax({ totalsRows }: PayFacts): boolean {
  return totalsRows.some(({ kind }) => kind === 'tax' || kind === 'taxInTaxCurrency')
}

const columnsOf = (facts: PayFacts): number => (hasTax(facts) ? 5 : 4)

function lineRow(line: PayFacts['lines'][number], facts: PayFacts): string {
  const { currency, language } = facts
  return html`<tr>
    <th scope="row">
      ${line.name}!${line.description === '' ? '' : html`<small>${line.description}</small>`}
    </th>
    <td class="n">!${quantityOf(line.quantity, line.unit, language)}</td>
    <td class="n">${formatPlainPrice(line.price, currency, language)}</td>
    !${hasTax(facts) ? html`<td class="n rate">${line.rate === null ? '–' : formatRate(line.rate, language)}</td>` : ''}
    <td class="n" data-label="${textIn(language).paper.totalWithoutTax}">
      ${formatMinor(line.amount, currency, language)}
    </td>
  </tr>`
}

type Sum = {
  readonly label: string
  readonly amount: Minor
  /** Set only for the tax repeated in the seller's tax currency (BT-6). */
  readonly currency?: Currency
  readonly strong?: boolean
}

/** Rows that make the amount due another than the total. */
const ADJUSTMENTS: ReadonlySet<TotalsRow['kind']> = new Set([
  'prepaid',
  'deposit',
  'withheld',
  'rounding',
])

/** The rows of the totals and of what was settled since, without those that would only repeat an amount. */
function sums(facts: PayFacts): Sum[] {
  const { paper } = textIn(facts.language)
  const settled: Sum[] = [
    { label: paper.creditNote, amount: -facts.credited },
    { label: paper.correctedInvoice, amount: -facts.replaced },
    { label: paper.alreadyPaid, amount: -facts.paid },
    { label: paper.deducted, amount: -facts.deducted },
  ].filter(sum => sum.amount !== 0n)
  const isTaxed = hasTax(facts)
  const isAdjusted =
    settled.length > 0 || facts.totalsRows.some(({ kind }) => ADJUSTMENTS.has(kind))
  return facts.totalsRows.flatMap((row): readonly Sum[] => {
    if (row.kind === 'untaxed') return []
    if (row.kind === 'net' && !isTaxed) return []
    if (row.kind === 'gross' && !isTaxed && !isAdjusted) return []
    return row.kind === 'payable' ? [...settled, sumOf(row, facts)] : [sumOf(row, facts)]
  })
}

function sumOf(row: TotalsRow, { kind, open, language, country, currency }: PayFacts): Sum {
  const creditNote = kind === 'credit_note'
  const label = totalsRowLabel(row, language, {
    country,
    creditNote,
    rate: rate => formatRate(rate, language),
    amount: amount => formatMinor(amount, currency, language),
  })
  switch (row.kind) {
    case 'taxInTaxCurrency':
      return { label, amount: row.amount, currency: row.currency }
    case 'gross':
      return { label, amount: row.amount, strong: true }
    case 'payable':
      return { label, amount: creditNote ? row.amount : open, strong: true }
    default:
      return { label, amount: row.amount }
  }
}

function sumRow(sum: Sum, facts: PayFacts): string {
  const { currency, language } = facts
  const { label, amount, strong } = sum
  return html`<tr !${strong === true ? 'class="strong"' : ''}>
    <th scope="row" colspan="${columnsOf(facts) - 1}">${label}</th>
    <td class="n">${formatMinor(amount, sum.currency ?? currency, language)}</td>
  </tr>`
}
