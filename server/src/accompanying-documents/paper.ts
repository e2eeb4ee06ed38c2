import type { LocalDate } from '@bordereau/domain/date'
import type { AccompanyingKind } from '@bordereau/domain/accompanying-document'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type AccompanyingText, accompanyingTextIn } from '@bordereau/domain/text/accompanying-text'
import { formatDate } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { paragraphsOf } from '../documents/document-formatter.ts'
import { loadLogo, logoOnPaper } from '../documents/logo.ts'
import type { Label, Paper } from '../documents/paper-data.ts'
import { paperOf } from '../documents/paper.ts'
import type { DocumentStyle } from '../invoices/document/snapshot.ts'
import type { AppContext } from '../lib/app-context.ts'
import { rowsWithoutDue, totalLabel } from '../quotes/paper.ts'
import type { SourceContent } from './content.ts'

export type PaperOrder = {
  readonly kind: AccompanyingKind
  /** Of the quote or the issued document; '' of a draft. */
  readonly number: string
  readonly madeOn: LocalDate
}

/** A paper in the company's design: that of an invoice, without what asks for payment. */
export async function accompanyingPaper(
  context: AppContext,
  { invoice, totals, style, note }: SourceContent,
  order: PaperOrder,
): Promise<Paper> {
  const { kind, number, madeOn } = order
  const picture = style.logo && (await loadLogo(context.archive, style.logo.sha256))
  const base = paperOf({
    ...style,
    invoice: written(invoice, order),
    totals,
    payLink: null,
    logo: picture ? logoOnPaper(picture, invoice.seller.legalName) : null,
    draft: false,
    created: Math.floor(context.clock.now().getTime() / 1000),
  })
  const title = inBoth(style, text => text[kind])
  const [first, ...facts] = base.facts
  const paper: Paper = {
    ...base,
    title,
    // It is no bill.
    buyer: { ...base.buyer, heading: inBoth(style, text => text.recipient) },
    documentTitle: `${title[0] ?? ''} ${number || madeOn}`,
    facts: [...(first ? [{ ...first, label: inBoth(style, text => text.date) }] : []), ...facts],
    statements: statementsOf(style, order),
    payment: null,
    slip: null,
    deposits: null,
    signature: null,
    notes: notesOf(style, note),
    due: { ...base.due, label: totalLabel(style), date: null },
    totals: rowsWithoutDue(base.totals, totals, style),
  }
  return kind === 'delivery_note' ? deliveryNote(paper, style, madeOn) : paper
}

/** Without what only an invoice says: its term, its attachments, and what the law wants said about paying it. */
function written(invoice: Invoice, { kind, number, madeOn }: PaperOrder): Invoice {
  const isPriced = kind !== 'delivery_note'
  return {
    ...invoice,
    number,
    issueDate: madeOn,
    dueDate: undefined,
    paymentTerms: '',
    notes: [],
    supportingDocuments: [],
    lines: isPriced
      ? invoice.lines
      : invoice.lines.map(line => ({ ...line, allowancesCharges: [] })),
  }
}

/** The seller's own note alone; a sum in words is the invoice's. */
function notesOf(style: DocumentStyle, note: string): Paper['notes'] {
  const paragraphs = paragraphsOf(note)
  const heading = inLanguages(style, language => textIn(language).paper.notes)
  return paragraphs.length === 0 ? [] : [{ heading, paragraphs }]
}

function statementsOf(style: DocumentStyle, { kind, number }: PaperOrder): Label {
  if (kind === 'order_confirmation') return inBoth(style, text => text.confirms({ number }))
  return kind === 'pro_forma' ? inBoth(style, text => text.noInvoice) : []
}

/** What was handed over, without a price or a sum, and the place where its recipient signs. */
function deliveryNote(paper: Paper, style: DocumentStyle, madeOn: LocalDate): Paper {
  const { columns, lines, buyer } = paper
  return {
    ...paper,
    due: {
      label: inBoth(style, text => text.date),
      amount: formatDate(madeOn, style.language),
      date: null,
    },
    // The date is the largest text already.
    facts: paper.facts.slice(1),
    totals: [],
    vat: null,
    signature: { name: buyer.name, role: inBoth(style, text => text.received) },
    columns: { ...columns, price: [''], tax: null, amount: [''] },
    lines: lines.map(line => ({ ...line, price: '', tax: '', amount: '', subtotal: null })),
    carry: { forward: [''], brought: [''], sums: lines.map(() => '') },
  }
}

/** In the document's language, and in its second one where that differs. */
function inBoth(style: DocumentStyle, pick: (text: AccompanyingText) => string): Label {
  return inLanguages(style, language => pick(accompanyingTextIn(language)))
}

function inLanguages(
  { language, secondLanguage }: DocumentStyle,
  say: (language: string) => string,
): Label {
  const [first, second] = [say(language), say(secondLanguage ?? language)]
  return first === second ? [first] : [first, second]
}
