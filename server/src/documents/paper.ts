import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { formatDate } from '@bordereau/domain/text/format'
import { accentOf } from './accent.ts'
import type { Fact, Logo, Paper, PaperDesign, PaperNote } from './paper-data.ts'
import { paperLines } from './paper-lines.ts'
import { LONGEST_FOOTER, paperParties } from './paper-parties.ts'
import { paperPayment } from './paper-payment.ts'
import { isCreditNote, paperSums } from './paper-sums.ts'
import { type Voice, paragraphsOf, voiceOf } from './voice.ts'

/** How a company's documents look and speak. */
export type PaperOptions = {
  readonly design: PaperDesign
  /** '#rrggbb'. */
  readonly accentColor: string
  readonly logo: Logo | null
  /** BCP 47. */
  readonly language: string
  readonly secondLanguage: string | null
  /** The company's own words for the foot of each page. */
  readonly footer: string
  /** Not issued: it says so across each page, and shows no number. */
  readonly draft: boolean
  /** When it was made, in seconds since 1970: the only time in the bytes, so that they can be made again. */
  readonly created: number
}

/** The document as it will be printed. Pure: the same invoice and options give the same paper. */
export function paperOf(
  document: { readonly invoice: Invoice; readonly totals: Totals } & PaperOptions,
): Paper {
  const { invoice, totals, draft } = document
  const language = knownTag(document.language)
  const secondLanguage = document.secondLanguage && knownTag(document.secondLanguage)
  const voice = voiceOf({
    language,
    secondLanguage,
    currency: invoice.currency,
    country: invoice.seller.address.country,
  })
  const title = voice.label(text => (isCreditNote(invoice) ? text.creditNote : text.invoice))
  const parties = paperParties(invoice, document.footer, voice)
  const number = draft || invoice.number === '' ? null : invoice.number
  const mark = draft ? (voice.label(text => text.draft)[0] ?? '') : null
  return {
    design: document.design,
    size: ['US', 'CA'].includes(invoice.seller.address.country) ? 'us-letter' : 'a4',
    ...languageOf(language),
    secondLanguage: secondLanguage && languageOf(secondLanguage).language,
    direction: voice.direction,
    accent: accentOf(document.accentColor),
    logo: document.logo,
    draft: mark,
    title,
    number,
    documentTitle: `${title[0] ?? ''} ${number ?? mark ?? ''}`.trim(),
    author: invoice.seller.legalName,
    created: document.created,
    ...parties,
    facts: factsOf(invoice, voice),
    statements: statementsOf(invoice, voice),
    ...paperLines(invoice, totals, voice),
    ...paperSums(invoice, totals, voice),
    payment: paperPayment(invoice, totals, voice, mark),
    notes: notesOf(invoice, document.footer, voice),
    page: voice.label(text => text.page({ page: '{page}', pages: '{pages}' }))[0] ?? '',
  }
}

/** A language tag nobody can read speaks English. */
function knownTag(tag: string): string {
  return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : 'en'
}

/** Typst knows languages of two or three letters and regions of two. */
function languageOf(tag: string): Pick<Paper, 'language' | 'region'> {
  const [language = 'en', ...rest] = tag.split('-')
  const region = rest.find(part => /^[A-Za-z]{2}$/.test(part))
  return { language: language.toLowerCase(), region: region?.toUpperCase() ?? null }
}

function factsOf(invoice: Invoice, voice: Voice): Fact[] {
  const { delivery, period } = invoice
  const words = (pick: Parameters<Voice['label']>[0], value: string): Fact => ({
    label: voice.label(pick),
    value,
    ltr: false,
  })
  const code = (pick: Parameters<Voice['label']>[0], value: string): Fact => ({
    ...words(pick, value),
    ltr: true,
  })
  return [
    words(text => text.issueDate, voice.date(invoice.issueDate)),
    words(text => text.deliveryDate, delivery.date ? voice.date(delivery.date) : ''),
    words(text => text.period, period ? voice.period(period) : ''),
    code(text => text.buyerReference, invoice.buyerReference),
    code(text => text.orderReference, invoice.orderReference),
    code(text => text.contractReference, invoice.contractReference),
    code(text => text.projectReference, invoice.projectReference),
  ].filter(fact => fact.value.trim() !== '')
}

/** BG-3: what it corrects. */
function statementsOf(invoice: Invoice, voice: Voice): string[] {
  return invoice.precedingInvoices.flatMap(({ number, issueDate }) =>
    voice.sentence((text, language) =>
      text.corrects({ number, date: issueDate ? formatDate(issueDate, language) : '–' }),
    ),
  )
}

function notesOf(invoice: Invoice, footer: string, voice: Voice): PaperNote[] {
  const credit = isCreditNote(invoice) && invoice.paymentTerms.trim() === ''
  const written = [
    ...invoice.notes.map(note => note.text),
    ...(footer.length > LONGEST_FOOTER ? [footer] : []),
  ].flatMap(paragraphsOf)
  const paragraphs = credit ? [voice.sentence(text => text.creditTerms), ...written] : written
  return paragraphs.length === 0 ? [] : [{ heading: voice.label(text => text.notes), paragraphs }]
}
