import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals, VatSubtotal } from '@bordereau/domain/invoice/totals'
import { gstOf } from './gst.ts'
import type { Label, Paper, PaperTotal } from './paper-data.ts'
import { reductionOf } from './paper-lines.ts'
import { type Voice, paragraphsOf } from './voice.ts'

/** BG-22 and BG-23: the sums in the order they are made, and the tax by category and rate. */
export function paperSums(
  invoice: Invoice,
  totals: Totals,
  voice: Voice,
): Pick<Paper, 'due' | 'totals' | 'vat' | 'keepSums'> {
  const credit = isCreditNote(invoice)
  const label = voice.label(text => (credit ? text.amountCredited : text.amountDue))
  const amount = voice.money(totals.payable)
  const rows: PaperTotal[] = [
    ...beforeTax(invoice, totals, voice),
    ...taxRows(invoice, totals, voice),
    { label: voice.label(text => text.total), value: voice.money(totals.gross), kind: 'sum' },
    ...afterTax(totals, voice),
    { label, value: amount, kind: 'due' },
  ]
  const vat = vatOf(invoice, totals, voice)
  const words = [...rows.flatMap(row => row.label), ...(vat?.remarks.flat() ?? [])].join('').length
  return {
    due: { label, amount, date: dueDateOf(invoice, voice) },
    totals: rows,
    vat,
    keepSums: rows.length + (vat?.rows.length ?? 0) <= 30 && words < 2_000,
  }
}

export function isCreditNote(invoice: Pick<Invoice, 'typeCode'>): boolean {
  return CREDIT_NOTES.has(invoice.typeCode)
}

/** UNTDID 1001 as EN 16931 sorts it: related to goods or services, factored, self-billed. */
const CREDIT_NOTES: ReadonlySet<string> = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '532',
])

function dueDateOf(invoice: Invoice, voice: Voice): Paper['due']['date'] {
  if (!invoice.dueDate) return null
  return { label: voice.label(text => text.dueDate), value: voice.date(invoice.dueDate) }
}

function beforeTax(invoice: Invoice, totals: Totals, voice: Voice): PaperTotal[] {
  const reductions = invoice.allowancesCharges.map((entry, i): PaperTotal => {
    const amount = totals.allowancesCharges[i] ?? 0n
    return {
      label: [reductionOf(entry, voice)],
      value: voice.money(entry.charge ? amount : -amount),
      kind: 'plain',
    }
  })
  const subtotal: PaperTotal = {
    label: voice.label(text => text.subtotal),
    value: voice.money(totals.lineNet),
    kind: 'plain',
  }
  return [
    ...(reductions.length > 0 ? [subtotal, ...reductions] : []),
    {
      label: voice.label(text => text.totalWithoutTax),
      value: voice.money(totals.net),
      kind: 'plain',
    },
  ]
}

function taxRows(invoice: Invoice, totals: Totals, voice: Voice): PaperTotal[] {
  const gst = gstOf(invoice)
  const rows = totals.vat.filter(isTaxed).flatMap((subtotal): PaperTotal[] => {
    const parts = gst
      ? gst.parts(subtotal)
      : [{ name: undefined, rate: subtotal.rate, tax: subtotal.tax }]
    return parts.map(part => ({
      label: voice.labelIn((text, language) =>
        text.taxOf({ tax: part.name ?? voice.taxName(language), rate: voice.rate(part.rate) }),
      ),
      value: voice.money(part.tax),
      kind: 'plain',
    }))
  })
  const other = totals.taxInTaxCurrency
  if (!other) return rows
  const { currency, amount } = other
  const label = voice.label(text => text.taxIn({ currency }))
  return [...rows, { label, value: voice.money(amount, currency), kind: 'plain' }]
}

/** Without tax there is no amount of it: why there is none stands beside, with what the law wants listed. */
function isTaxed({ category, tax }: VatSubtotal): boolean {
  return category === 'S' || category === 'Z' || tax !== 0n
}

function afterTax(totals: Totals, voice: Voice): PaperTotal[] {
  const rows: PaperTotal[] = [
    {
      label: voice.label(text => text.alreadyPaid),
      value: voice.money(-totals.prepaid),
      kind: 'plain',
    },
    {
      label: voice.label(text => text.rounding),
      value: voice.money(totals.rounding),
      kind: 'plain',
    },
  ]
  return rows.filter((_, i) => (i === 0 ? totals.prepaid : totals.rounding) !== 0n)
}

function vatOf(invoice: Invoice, totals: Totals, voice: Voice): Paper['vat'] {
  if (totals.vat.length === 0) return null
  const gst = gstOf(invoice)
  const taxColumns: readonly Label[] = gst
    ? gst.names.map(name => [name])
    : [voice.label(text => text.taxAmount)]
  const reasons = totals.vat.map(subtotal => subtotal.exemptionReason.trim())
  return {
    columns: [
      voice.label(text => text.taxRate),
      voice.label(text => text.taxableAmount),
      ...taxColumns,
    ],
    rows: totals.vat.map(subtotal => [
      rateOf(subtotal, totals.vat, voice),
      voice.money(subtotal.taxable),
      ...(gst ? gst.parts(subtotal).map(part => part.tax) : [subtotal.tax]).map(tax =>
        voice.money(tax),
      ),
    ]),
    remarks: [...new Set(reasons.filter(reason => reason !== ''))].flatMap(paragraphsOf),
  }
}

/** Two categories may share a rate, 0 % above all; then the letter of the category tells them apart. */
function rateOf(subtotal: VatSubtotal, all: readonly VatSubtotal[], voice: Voice): string {
  const rate = subtotal.category === 'O' ? '–' : voice.rate(subtotal.rate)
  const shared = all.filter(other => other.rate === subtotal.rate).length > 1
  return shared ? `${rate} ${subtotal.category}` : rate
}
