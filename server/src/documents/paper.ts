import { countryRules } from '@bordereau/domain/country/rules'
import { namingCategory } from '@bordereau/domain/country/tax-name'
import { documentTypeOfCode } from '@bordereau/domain/document-kind'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { nationalPaperOf, titleIn } from '@bordereau/domain/invoice/national-paper'
import { asDifference, isShownNegative } from '@bordereau/domain/invoice/paper-sign'
import { formatCustomValue } from '@bordereau/domain/invoice/custom-field-texts'
import { customLabel } from '@bordereau/domain/invoice/custom-fields'
import { REFERENCES, referenceLabel } from '@bordereau/domain/invoice/references'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { type LocalText, inLanguage } from '@bordereau/domain/local-text'
import type { PaperStyle } from '@bordereau/domain/paper-style'
import { accentOf } from '@bordereau/domain/paper-accent'
import type { Fact, Label, Logo, Paper, PaperNote } from './paper-data.ts'
import { paperLines } from './paper-lines.ts'
import { paperDeposits } from './paper-deposits.ts'
import { isShortFooter, paperParties } from './paper-parties.ts'
import { paperPayment } from './paper-payment.ts'
import { isCreditNote, paperSums } from './paper-sums.ts'
import { type DocumentFormatter, paragraphsOf, documentFormatter } from './document-formatter.ts'

/** The design and languages of a company's documents. */
export type PaperOptions = PaperStyle & {
  /** '#rrggbb'. */
  readonly accentColor: string
  readonly logo: Logo | null
  /** BCP 47. */
  readonly language: string
  readonly secondLanguage: string | null
  /** The URL of the payment page; of a draft, what stands for it. */
  readonly payLink?: string | null
  /** The company's text for the footer of each page. */
  readonly footer: string
  /** The key of a copy of the seller's law (copiesOf); absent: the document itself. */
  readonly copy?: string
  /** The indexes of lines that no sum contains: those of a quote that are not chosen. */
  readonly leftOut?: ReadonlySet<number>
  /** Not issued: a watermark on each page, and no number. */
  readonly draft: boolean
  /** In seconds since 1970: the only time in the PDF's bytes, so that they are reproducible. */
  readonly created: number
}

/** The content of the printed document. Pure: the same invoice and options give the same paper. */
export function paperOf(
  document: { readonly invoice: Invoice; readonly totals: Totals } & PaperOptions,
): Paper {
  const { draft, design, typeface, margins } = document
  const { country } = document.invoice.seller.address
  // The XML and the ledger keep the amounts of a credit note positive.
  const { invoice, totals } =
    isCreditNote(document.invoice) && isShownNegative('credit_note', country)
      ? asDifference(document)
      : document
  const language = validTag(document.language)
  const secondLanguage = document.secondLanguage && validTag(document.secondLanguage)
  const formatter = documentFormatter({
    language,
    secondLanguage,
    currency: invoice.currency,
    country,
    taxCategory: namingCategory(invoice.lines.map(({ tax }) => tax)),
  })
  const title = formatter.labelIn((_, language) => titleIn(invoice, language))
  const national = nationalPaperOf(invoice, totals, document.copy)
  const parties = paperParties(invoice, document.footer, formatter)
  const number = draft || invoice.number === '' ? null : invoice.number
  const watermark = draft ? (formatter.label(text => text.draft)[0] ?? '') : null
  const rules = countryRules(country)
  return {
    design,
    ...(typeface && { typeface }),
    ...(margins && { margins }),
    size: rules.paperSize,
    window: rules.addressWindow,
    ...languageOf(language),
    secondLanguage: secondLanguage && languageOf(secondLanguage).language,
    direction: formatter.direction,
    accent: accentOf(document.accentColor),
    logo: document.logo,
    draft: watermark,
    title,
    number,
    documentTitle: `${title[0] ?? ''} ${number ?? watermark ?? ''}`.trim(),
    author: invoice.seller.legalName,
    created: document.created,
    ...parties,
    facts: factsOf(invoice, formatter),
    statements: [
      ...national.statements.flatMap(text => localLabel(text, formatter)),
      ...statementsOf(invoice, formatter),
    ],
    ...paperLines(invoice, totals, formatter, document.leftOut ?? NONE),
    ...paperSums(invoice, totals, formatter),
    ...paperPayment(invoice, totals, formatter, {
      draft: watermark,
      payLink: document.payLink ?? null,
    }),
    deposits: paperDeposits(invoice, totals, formatter),
    notes: notesOf(invoice, document.footer, formatter, national.amountInWords),
    signature: national.signatory
      ? { name: invoice.seller.legalName, role: localLabel(national.signatory, formatter) }
      : null,
    page: formatter.label(text => text.page({ page: '{page}', pages: '{pages}' }))[0] ?? '',
  }
}

const NONE: ReadonlySet<number> = new Set()

function localLabel(text: LocalText, formatter: DocumentFormatter): Label {
  return formatter.labelIn((_, language) => inLanguage(text, language))
}

/** The tag, or 'en' when it is not valid. */
function validTag(tag: string): string {
  return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : 'en'
}

/** Typst accepts languages of two or three letters and regions of two. */
function languageOf(tag: string): Pick<Paper, 'language' | 'region'> {
  const [language = 'en', ...rest] = tag.split('-')
  const region = rest.find(part => /^[A-Za-z]{2}$/.test(part))
  return { language: language.toLowerCase(), region: region?.toUpperCase() ?? null }
}

function factsOf(invoice: Invoice, formatter: DocumentFormatter): Fact[] {
  const { delivery, period } = invoice
  const textFact = (pick: Parameters<DocumentFormatter['label']>[0], value: string): Fact => ({
    label: formatter.label(pick),
    value,
    ltr: false,
  })
  return [
    textFact(text => text.issueDate, formatter.date(invoice.issueDate)),
    textFact(text => text.deliveryDate, delivery.date ? formatter.date(delivery.date) : ''),
    textFact(text => text.period, period ? formatter.period(period) : ''),
    ...REFERENCES.map((reference): Fact => ({
      label: formatter.labelIn((_, language) => referenceLabel(reference, language)),
      value: invoice[reference.field],
      ltr: true,
    })),
    ...(invoice.customFields ?? []).map((field): Fact => ({
      label: formatter.labelIn((_, language) => customLabel(field, language)),
      value: formatCustomValue(field, formatter.language),
      ltr: field.kind === 'number',
    })),
  ].filter(fact => fact.value.trim() !== '')
}

/** BG-3: the preceding invoices that the document corrects or replaces; the deposits it sets off are in a table. */
function statementsOf(invoice: Invoice, formatter: DocumentFormatter): string[] {
  const deposits = new Set((invoice.deposits ?? []).map(({ number }) => number))
  const replaces = documentTypeOfCode(invoice.typeCode) === 'corrected_invoice'
  return invoice.precedingInvoices
    .filter(({ number }) => !deposits.has(number))
    .flatMap(({ number, issueDate }) =>
      formatter.paragraph((text, language) => {
        const named = { number, date: issueDate ? formatter.dateIn(issueDate, language) : '–' }
        return replaces ? text.replaces(named) : text.corrects(named)
      }),
    )
}

function notesOf(
  invoice: Invoice,
  footer: string,
  formatter: DocumentFormatter,
  amountInWords: string | undefined,
): PaperNote[] {
  const credit = isCreditNote(invoice) && invoice.paymentTerms.trim() === ''
  const written = [
    ...(amountInWords === undefined ? [] : [amountInWords]),
    ...printedNotes(invoice).map(note => note.text),
    ...(isShortFooter(footer) ? [] : [footer]),
  ].flatMap(paragraphsOf)
  const paragraphs = credit ? [formatter.paragraph(text => text.creditTerms), ...written] : written
  const notes =
    paragraphs.length === 0 ? [] : [{ heading: formatter.label(text => text.notes), paragraphs }]
  return [...notes, ...attachmentsOf(invoice, formatter)]
}

/** The names of the attached files, so that a reader of the paper knows of them. */
function attachmentsOf(
  { supportingDocuments }: Invoice,
  formatter: DocumentFormatter,
): readonly PaperNote[] {
  const names = supportingDocuments.flatMap(({ file }) => (file ? [file.name] : []))
  if (names.length === 0) return []
  return [{ heading: formatter.label(text => text.attachments), paragraphs: [[names.join(', ')]] }]
}

/**
 * Notes on payment (penalties, recovery costs, discount) address a debtor. French rules want them in the XML of a credit
 * note too, whose paper does not print them.
 */
function printedNotes(invoice: Invoice): Invoice['notes'] {
  const notes = invoice.notes.filter(note => note.printed !== false)
  if (!isCreditNote(invoice)) return notes
  return notes.filter(note => !NOTES_TO_DEBTORS.has(note.subjectCode))
}

/** UNTDID 4451: payment information, payment detail, terms of payment. */
const NOTES_TO_DEBTORS: ReadonlySet<string> = new Set(['PMT', 'PMD', 'AAB'])
