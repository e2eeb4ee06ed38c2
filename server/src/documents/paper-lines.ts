import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { allowanceChargeLabel } from '@bordereau/domain/invoice/allowance-charge-label'
import { type Section, sectionsOf } from '@bordereau/domain/invoice/sections'
import type { LineTotals, Totals } from '@bordereau/domain/invoice/totals'
import { statesNoTax } from '@bordereau/domain/invoice/totals-rows'
import { type Minor, sumOf } from '@bordereau/domain/money/currency'
import { type Decimal, isZero } from '@bordereau/domain/money/decimal'
import { unitLabel } from '@bordereau/domain/money/unit-label'
import { shownNetPrices } from '@bordereau/einvoice/format/net-price'
import type { Paper, PaperLine } from './paper-data.ts'
import { type DocumentFormatter, linesOf } from './document-formatter.ts'

/**
 * BG-25 as rows. Amounts are BT-131, without tax, even when the prices include it. `leftOut`: the indexes of lines that no
 * sum contains.
 */
export function paperLines(
  invoice: Invoice,
  totals: Totals,
  formatter: DocumentFormatter,
  leftOut: ReadonlySet<number>,
): Pick<Paper, 'columns' | 'lines' | 'carry' | 'subtotal'> {
  const lines: readonly InvoiceLine[] = invoice.lines
  const netPrices = statesNetPrices(invoice) ? shownNetPrices(invoice, totals) : []
  const hasTax = !statesNoTax(invoice, totals)
  const withTax = invoice.pricesIncludeTax
  const subtotals = new Map(
    sectionsOf(lines).map(section => [
      section.last,
      {
        heading: section.heading,
        value: formatter.plainMoney(subtotalOf(section, totals, leftOut)),
      },
    ]),
  )
  return {
    columns: {
      position: formatter.label(text => text.position),
      item: formatter.label(text => text.description),
      quantity: formatter.label(text => text.quantity),
      price: formatter.labelIn((_, language) => formatter.priceLabel(language, withTax)),
      tax: hasTax ? formatter.labelIn((_, language) => formatter.taxName(language)) : null,
      amount: formatter.label(text => (withTax ? text.totalWithoutTax : text.amount)),
    },
    subtotal: formatter.label(text => text.subtotal),
    lines: lines.map((line, i) => ({
      ...paperLine(line, totals.lines[i] ?? { net: 0n, allowancesCharges: [] }, i, {
        netPrice: netPrices[i],
        formatter,
      }),
      heading: line.sectionHeading ?? null,
      subtotal: subtotals.get(i) ?? null,
    })),
    carry: {
      forward: formatter.label(text => text.carriedForward),
      brought: formatter.label(text => text.broughtForward),
      sums: runningSums(totals.lines.map(line => line.net)).map(formatter.plainMoney),
    },
  }
}

function subtotalOf(
  { first, last }: Section,
  { lines }: Totals,
  leftOut: ReadonlySet<number>,
): Minor {
  const counted = lines.filter((_, i) => first <= i && i <= last && !leftOut.has(i))
  return sumOf(counted.map(({ net }) => net))
}

function runningSums(amounts: readonly Minor[]): Minor[] {
  let sum = 0n
  return amounts.map(amount => (sum += amount))
}

type Context = {
  /** The price without tax, where it is stated beside the one that includes it. */
  readonly netPrice: Decimal | undefined
  readonly formatter: DocumentFormatter
}

/** A line with more characters may break over pages; a shorter one moves to the next page whole. */
const LONG_LINE_CHARACTERS = 900

function paperLine(
  line: InvoiceLine,
  totals: LineTotals,
  index: number,
  { netPrice, formatter }: Context,
): Omit<PaperLine, 'heading' | 'subtotal'> {
  const name = linesOf(line.name)
  const details = detailsOf(line, totals, { netPrice, formatter })
  return {
    position: /^[\w.-]{1,8}$/.test(line.id) ? line.id : String(index + 1),
    name,
    details,
    long: [...name, ...details].join('\n').length > LONG_LINE_CHARACTERS || details.length > 12,
    quantity: formatter.quantity(line.quantity),
    unit: unitLabel(line.unit, formatter.language, line.quantity).slice(0, 24),
    price: priceOf(line, formatter),
    tax: line.tax.category === 'O' ? '–' : formatter.rate(line.tax.rate),
    amount: formatter.plainMoney(totals.net),
  }
}

/**
 * Directive 2006/112/EC, art. 226 (8): an invoice has the unit price exclusive of VAT. Where prices include it, this is the
 * price in the XML (BT-146). Private customers, who have no number, read the price with tax alone.
 */
function statesNetPrices({ pricesIncludeTax, buyer }: Invoice): boolean {
  const isNumbered =
    buyer.vatId !== '' || buyer.legalRegistration !== undefined || buyer.identifiers.length > 0
  return pricesIncludeTax && isNumbered
}

function priceWithoutTax(line: InvoiceLine, { netPrice, formatter }: Context): string[] {
  if (netPrice === undefined || isZero(line.tax.rate)) return []
  const labels = formatter.labelIn((_, language) => formatter.priceWithoutTaxLabel(language))
  return [`${labels.join(' / ')} ${priceOf({ ...line, price: netPrice }, formatter)}`]
}

function priceOf(line: InvoiceLine, formatter: DocumentFormatter): string {
  const price = formatter.price(line.price)
  return line.priceBaseQuantity === '1'
    ? price
    : `${price}\u00a0/\u00a0${formatter.quantity(line.priceBaseQuantity)}`
}

function detailsOf(
  line: InvoiceLine,
  totals: LineTotals,
  { netPrice, formatter }: Context,
): string[] {
  const codes = [
    line.sellerItemId,
    ...line.classifications.filter(one => one.listId === 'HS').map(one => `HSN/SAC ${one.code}`),
  ]
  const attributes = line.attributes.map(({ name, value }) => `${name}: ${value}`)
  return [
    ...linesOf(line.description),
    ...attributes,
    codes.filter(code => code !== '').join(' · '),
    line.period ? formatter.period(line.period) : '',
    ...priceWithoutTax(line, { netPrice, formatter }),
    ...line.allowancesCharges.map((entry, i) => {
      const amount = totals.allowancesCharges[i] ?? 0n
      return `${allowanceChargeLabel(entry, formatter.languages)} ${formatter.money(entry.charge ? amount : -amount)}`
    }),
    ...linesOf(line.note),
  ].filter(detail => detail !== '')
}
