import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { readableTerms } from '@bordereau/domain/invoice/cash-discount'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { documentTypeOfCode, isSelfBilled } from '@bordereau/domain/document-kind'
import { paymentReference, printedReference, qrFor, transferOf } from '@bordereau/domain/payment/qr'
import { accountFacts } from './account-facts.ts'
import type { Fact, Paper, PaperCode } from './paper-data.ts'
import { isCreditNote } from './paper-sums.ts'
import { type DocumentFormatter, paragraphsOf } from './document-formatter.ts'

/**
 * BG-16 and BT-20: the account, the reference, the terms, and the QR code for a banking app. A draft cannot be paid:
 * its reference and the payload of its code are the text `draft`.
 */
export function paperPayment(
  invoice: Invoice,
  totals: Totals,
  formatter: DocumentFormatter,
  options: PaymentOptions,
): Pick<Paper, 'payment' | 'slip'> {
  const { draft } = options
  const slip = isPayable(invoice, totals) ? slipOf(invoice, totals, formatter) : null
  const link = isPayable(invoice, totals) ? linkOf(options, formatter) : null
  const block = slip
    ? termsBlock(invoice, formatter)
    : paymentBlock(invoice, totals, formatter, draft)
  const { codes = [] } = block ?? {}
  return {
    payment: link
      ? {
          ...(block ?? {
            heading: formatter.label(text => text.payOnline),
            facts: [],
            texts: [],
          }),
          link,
          // Where no bank reads a code, the page does.
          codes: slip || codes.length > 0 ? codes : [codeOfLink(link, draft)],
        }
      : block,
    slip: slip && draft !== null ? { ...slip, payload: draft, reference: '', message: '' } : slip,
  }
}

type PaymentOptions = {
  readonly draft: string | null
  /** The payment page's URL, or of a draft what stands for it. */
  readonly payLink: string | null
}

type PaymentLink = NonNullable<NonNullable<Paper['payment']>['link']>

function linkOf(
  { draft, payLink }: PaymentOptions,
  formatter: DocumentFormatter,
): PaymentLink | null {
  if (payLink === null) return null
  const text = payLink.replace(/^https?:\/\//, '')
  const label = formatter.label(texts => texts.payOnline)
  return { label, url: draft === null ? payLink : null, text: shortened(text) }
}

/** The link holds a long token: on paper it is read by its beginning, and followed by its code or with a click. */
function shortened(text: string): string {
  return text.length > MAX_LINK_TEXT ? `${text.slice(0, MAX_LINK_TEXT)}…` : text
}

const MAX_LINK_TEXT = 44

function codeOfLink({ label, url }: PaymentLink, draft: string | null): PaperCode {
  const caption = label.join(' / ')
  return { payload: draft ?? url ?? '', caption, alt: caption }
}

function isPayable(invoice: Invoice, totals: Totals): boolean {
  return !isCreditNote(invoice) && totals.payable > 0n
}

function isWrittenByBuyer({ typeCode }: Invoice): boolean {
  return isSelfBilled({ type: documentTypeOfCode(typeCode) })
}

function slipOf(invoice: Invoice, totals: Totals, formatter: DocumentFormatter): Paper['slip'] {
  if (isWrittenByBuyer(invoice)) return null
  const slips = (invoice.payment?.accounts ?? []).flatMap(account => {
    const transfer = transferOf(invoice, account, totals.payable)
    return qrFor(transfer)?.code?.slip?.(transfer, formatter.languages) ?? []
  })
  return slips[0] ?? null
}

function paymentBlock(
  invoice: Invoice,
  totals: Totals,
  formatter: DocumentFormatter,
  draft: string | null,
): Paper['payment'] {
  const accounts = isPayable(invoice, totals) ? (invoice.payment?.accounts ?? []) : []
  const terms = termsBlock(invoice, formatter)
  if (accounts.length === 0) return invoice.paymentTerms.trim() === '' ? null : terms
  return {
    heading: formatter.label(text => text.payByTransfer),
    facts: [
      ...accounts.flatMap(account => accountFacts(account, invoice, formatter)),
      reference(invoice, formatter, draft),
    ].filter(fact => fact.value !== ''),
    texts: terms?.texts ?? [],
    link: null,
    codes: codesOf(invoice, totals, formatter, draft),
  }
}

/** BT-20, or the due date in a sentence; null where there is neither. */
function termsBlock(invoice: Invoice, formatter: DocumentFormatter): Paper['payment'] {
  const terms = paragraphsOf(readableTerms(invoice.paymentTerms))
  const date = invoice.dueDate
  const payableBy = date
    ? [
        formatter.paragraph((text, language) =>
          text.payableBy({ date: formatter.dateIn(date, language) }),
        ),
      ]
    : []
  const texts = terms.length > 0 ? terms : payableBy
  return texts.length === 0
    ? null
    : {
        heading: formatter.label(text => text.paymentTerms),
        facts: [],
        texts,
        link: null,
        codes: [],
      }
}

function reference(invoice: Invoice, formatter: DocumentFormatter, draft: string | null): Fact {
  const label = formatter.label(text => text.reference)
  return { label, value: draft ?? printedReference(paymentReference(invoice)), ltr: draft === null }
}

function codesOf(
  invoice: Invoice,
  totals: Totals,
  formatter: DocumentFormatter,
  draft: string | null,
): PaperCode[] {
  // The company that writes a self-billed document pays it, and needs no code for that.
  const accounts = isWrittenByBuyer(invoice) ? [] : (invoice.payment?.accounts ?? [])
  const codes = accounts.map(account => qrFor(transferOf(invoice, account, totals.payable)))
  const first = codes.find(code => code !== undefined)
  if (!first) return []
  const caption = formatter.label(text => text.scanToPay).join(' / ')
  return [{ payload: draft ?? first.payload, caption, alt: caption }]
}
