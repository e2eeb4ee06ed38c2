import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import type { LineTotals, Totals } from '@bordereau/domain/invoice/totals'
import { unitLabel } from '@bordereau/domain/money/unit'
import type { Paper, PaperLine } from './paper-data.ts'
import { type Voice, linesOf } from './voice.ts'

/** BG-25 as rows. Amounts are BT-131: without tax, also where the prices are with it. */
export function paperLines(
  invoice: Invoice,
  totals: Totals,
  voice: Voice,
): Pick<Paper, 'columns' | 'lines'> {
  const lines: readonly InvoiceLine[] = invoice.lines
  const taxed = lines.some(line => line.tax.category !== 'O')
  const withTax = invoice.pricesIncludeTax
  return {
    columns: {
      position: voice.label(text => text.position),
      item: voice.label(text => text.description),
      quantity: voice.label(text => text.quantity),
      price: voice.label(text => (withTax ? text.unitPriceWithTax : text.unitPrice)),
      tax: taxed ? voice.labelIn((_, language) => voice.taxName(language)) : null,
      amount: voice.label(text => (withTax ? text.totalWithoutTax : text.amount)),
    },
    lines: lines.map((line, i) =>
      paperLine(line, totals.lines[i] ?? { net: 0n, allowancesCharges: [] }, i, voice),
    ),
  }
}

/** Longer than this a line may break over pages; a shorter one is moved to the next page whole. */
const LONG = 900

function paperLine(line: InvoiceLine, totals: LineTotals, index: number, voice: Voice): PaperLine {
  const name = linesOf(line.name)
  const details = detailsOf(line, totals, voice)
  return {
    position: /^[\w.-]{1,8}$/.test(line.id) ? line.id : String(index + 1),
    name,
    details,
    long: [...name, ...details].join('\n').length > LONG || details.length > 12,
    quantity: voice.quantity(line.quantity),
    unit: unitLabel(line.unit, voice.language).slice(0, 24),
    price: priceOf(line, voice),
    tax: line.tax.category === 'O' ? '–' : voice.rate(line.tax.rate),
    amount: voice.plainMoney(totals.net),
  }
}

function priceOf(line: InvoiceLine, voice: Voice): string {
  const price = voice.price(line.price)
  return line.priceBaseQuantity === '1'
    ? price
    : `${price}\u00a0/\u00a0${voice.quantity(line.priceBaseQuantity)}`
}

function detailsOf(line: InvoiceLine, totals: LineTotals, voice: Voice): string[] {
  const codes = [
    line.sellerItemId,
    ...line.classifications.filter(one => one.listId === 'HS').map(one => `HSN/SAC ${one.code}`),
  ]
  const attributes = line.attributes.map(({ name, value }) => `${name}: ${value}`)
  return [
    ...linesOf(line.description),
    ...attributes,
    codes.filter(code => code !== '').join(' · '),
    line.period ? voice.period(line.period) : '',
    ...line.allowancesCharges.map((entry, i) => {
      const amount = totals.allowancesCharges[i] ?? 0n
      return `${reductionOf(entry, voice)} ${voice.money(entry.charge ? amount : -amount)}`
    }),
    ...linesOf(line.note),
  ].filter(detail => detail !== '')
}

/** 'Remise 10 % : fidélité', for a line's or the document's allowance or charge. */
export function reductionOf(
  entry: Invoice['lines'][number]['allowancesCharges'][number],
  voice: Voice,
): string {
  const word = voice.label(text => (entry.charge ? text.charge : text.discount)).join(' / ')
  const percent = entry.value.percent === undefined ? '' : ` ${voice.rate(entry.value.percent)}`
  const reason = entry.reason.trim().slice(0, 200)
  return reason === '' ? `${word}${percent}` : `${word}${percent} – ${reason}`
}
