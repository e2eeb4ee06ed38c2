import type { LocalDate } from '@bordereau/domain/date'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { formatDate, formatMoment } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { type QuoteText, quoteTextIn } from '@bordereau/domain/text/quote-text'
import type { Label, Paper, PaperLine, PaperNote } from '../documents/paper-data.ts'
import { loadLogo, logoOnPaper } from '../documents/logo.ts'
import { paperOf } from '../documents/paper.ts'
import type { DocumentStyle } from '../invoices/document/snapshot.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { QuoteContent } from './compose.ts'

/** What an accepted quote proves on its paper. */
export type QuoteProof = {
  readonly name: string
  /** The path of a drawn signature, or ''. */
  readonly signature: string
  readonly at: Date
  readonly timeZone: string
  readonly ip: string
  readonly userAgent: string
  /** SHA-256 of the version as it was sent, in hexadecimal digits. */
  readonly contentSha256: string
}

export type QuotePaper = {
  readonly content: QuoteContent
  readonly style: DocumentStyle
  readonly revision: number
  readonly validUntil: LocalDate | null
  readonly draft: boolean
  readonly proof: QuoteProof | null
}

/** The paper of a quote: that of an invoice in the same design, without what is said about paying. */
export async function quotePaper(context: AppContext, quote: QuotePaper): Promise<Paper> {
  const { content, style, draft, validUntil, proof } = quote
  const { agreed, offered } = content
  const { payLink: _, ...look } = style
  const picture = style.logo && (await loadLogo(context.archive, style.logo.sha256))
  const logo = picture ? logoOnPaper(picture, agreed.invoice.seller.legalName) : null
  const options = { ...look, payLink: null, logo, draft }
  const paper = paperOf({ ...options, ...agreed })
  const title = inBoth(style, text => text.quote)
  // The first fact is the date, which an invoice calls its own.
  const [sentOn, ...facts] = paper.facts
  const until = validUntil && {
    label: inBoth(style, text => text.validUntil),
    value: formatDate(validUntil, style.language),
  }
  return {
    ...paper,
    title,
    documentTitle: `${title[0] ?? ''} ${paper.number ?? paper.draft ?? ''}`.trim(),
    buyer: { ...paper.buyer, heading: inBoth(style, text => text.recipient) },
    facts: [
      ...(sentOn ? [{ ...sentOn, label: inBoth(style, text => text.date) }] : []),
      ...facts,
      ...(until ? [{ ...until, ltr: false }] : []),
    ],
    statements: [...paper.statements, ...versionOf(quote)],
    due: { ...paper.due, label: totalLabel(style), date: until },
    totals: rowsWithoutDue(paper.totals, agreed.totals, style),
    ...linesOf(paperOf({ ...options, ...offered, leftOut: leftOutOf(content) }), content, style),
    slip: null,
    signature:
      proof && proof.signature !== ''
        ? {
            name: proof.name,
            role: inBoth(style, text => text.acceptance),
            drawing: proof.signature,
          }
        : null,
    notes: [...paper.notes, ...(proof ? [proofNote(proof, style)] : [])],
  }
}

/** Said from the second version on. */
function versionOf({ revision, style }: QuotePaper): readonly string[] {
  return revision < 2 ? [] : inBoth(style, text => text.version({ revision: String(revision) }))
}

/** Nothing is due on what is no invoice: its largest amount is its total, unless what is withheld or rounded makes another to pay. */
export function rowsWithoutDue(
  rows: Paper['totals'],
  { gross, payable }: Totals,
  style: DocumentStyle,
): Paper['totals'] {
  const isTotal = gross === payable || rows.every(({ kind }) => kind !== 'sum')
  if (!isTotal) return rows
  return rows
    .filter(({ kind }) => kind !== 'sum')
    .map(row => (row.kind === 'due' ? { ...row, label: totalLabel(style) } : row))
}

export function totalLabel({ language, secondLanguage }: DocumentStyle): Label {
  const [first, second] = [language, secondLanguage ?? language].map(one => textIn(one).paper.total)
  return first === second ? [first ?? ''] : [first ?? '', second ?? '']
}

/** All lines in their place; the running sums at the page breaks count only what is in the total. */
function linesOf(
  offered: Paper,
  { lines, offered: { totals } }: QuoteContent,
  style: DocumentStyle,
): Pick<Paper, 'lines' | 'carry'> {
  const sums = offered.carry.sums
  const isPlain = lines.every(({ isOrdered }) => isOrdered)
  return {
    lines: offered.lines.map((line, i) => marked(line, lines[i], style)),
    // Optional lines between the others make a running sum misleading: it is left out there.
    carry: { ...offered.carry, sums: isPlain ? sums : totals.lines.map(() => '') },
  }
}

function leftOutOf({ lines }: QuoteContent): ReadonlySet<number> {
  return new Set(lines.flatMap(({ isOrdered }, i) => (isOrdered ? [] : [i])))
}

function marked(
  line: PaperLine,
  state: QuoteContent['lines'][number] | undefined,
  style: DocumentStyle,
): PaperLine {
  if (!state?.isOptional) return line
  const mark = inBoth(style, text => (state.isOrdered ? text.chosen : text.optional))
  const amount = state.isOrdered ? line.amount : `(${line.amount})`
  return { ...line, amount, details: [mark.join(' / '), ...line.details] }
}

function proofNote(proof: QuoteProof, style: DocumentStyle): PaperNote {
  const { name, at, timeZone, ip, userAgent, contentSha256 } = proof
  const when = formatMoment(at, style.language, timeZone, 'long')
  const text = quoteTextIn(style.language)
  return {
    heading: inBoth(style, words => words.acceptance),
    paragraphs: [
      [text.acceptedBy({ name, at: when })],
      [[`IP ${ip}`, userAgent].filter(Boolean).join(' · ')],
      [`${text.fingerprint}: ${contentSha256}`],
    ],
  }
}

/** In the document's language, and in its second one where that differs. */
function inBoth(
  { language, secondLanguage }: DocumentStyle,
  pick: (text: QuoteText) => string,
): Label {
  const first = pick(quoteTextIn(language))
  const second = pick(quoteTextIn(secondLanguage ?? language))
  return first === second ? [first] : [first, second]
}
