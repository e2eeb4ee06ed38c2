import { DOCUMENT_TYPES } from '@bordereau/domain/document-kind'
import { MAX_SIGNATURE_CHARACTERS } from '@bordereau/domain/quote/signature'
import { QUOTE_STATUSES } from '@bordereau/domain/quote/status'
import * as z from 'zod/mini'
import { amount, storedDate } from './amount.ts'
import { depositShare } from './corrections.ts'
import { DRAFT_REFUSALS, draft } from './draft.ts'
import { emailList } from './email-list.ts'
import { LARGE_BODY_BYTES, endpoint } from './endpoint.ts'
import { pages } from './pages.ts'
import { partyProfile } from './party.ts'
import { totals } from './totals.ts'
import { unprintable } from './unprintable.ts'
import {
  cleaned,
  currency,
  id,
  inWorkspace,
  instant,
  list,
  nothing,
  page,
  prose,
  rows,
  searchText,
  text,
  version,
} from './value.ts'

const status = z.enum(QUOTE_STATUSES)

/** Why a quote cannot be changed, answered or invoiced any more (domain/src/quote/status.ts). */
const STATUS_REFUSALS = {
  quote_not_sent: 409,
  quote_sent: 409,
  quote_accepted: 409,
  quote_declined: 409,
  quote_expired: 409,
  quote_withdrawn: 409,
  quote_not_accepted: 409,
} as const

/** Totals are those without the optional lines until the quote is accepted, then those of what was ordered. */
const quoteRow = z.object({
  id,
  /** Of the latest version that was sent; null while it never was. */
  number: z.nullable(z.string()),
  customerId: z.nullable(id),
  customerName: z.string(),
  customerCountry: z.string(),
  currency,
  net: amount,
  gross: amount,
  status,
  /** How many versions were sent. */
  revision: z.number(),
  validUntil: z.nullable(storedDate),
  sentAt: z.nullable(instant),
  createdAt: instant,
})
export type QuoteRowView = z.infer<typeof quoteRow>

/** How the customer answered a version, and what proves it. */
const quoteAnswer = z.object({
  kind: z.enum(['accepted', 'declined']),
  at: instant,
  name: z.string(),
  /** Of a refusal. */
  reason: z.string(),
  /** The path of the drawn signature, or '' (domain/src/quote/signature.ts). */
  signature: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  /** The names of the options that were ordered. */
  options: z.array(z.string()),
})

const quoteRevision = z.object({
  revision: z.number(),
  sentAt: instant,
  validUntil: storedDate,
  /** Versions may differ in it. */
  currency,
  gross: amount,
  /** SHA-256 of the content and of the PDF as they were sent, in hexadecimal digits. */
  contentSha256: z.string(),
  pdfSha256: z.string(),
  /** The address of its public page. */
  link: z.string(),
  answer: z.nullable(quoteAnswer),
})

export const quote = z.object({
  ...quoteRow.shape,
  version,
  draft,
  /** A new version is being edited, which was not sent yet. */
  isRevising: z.boolean(),
  seller: partyProfile,
  buyer: z.nullable(partyProfile),
  buyerEmail: z.string(),
  totals,
  /** Of the draft. */
  unprintable,
  viewedAt: z.nullable(instant),
  /** The newest first. */
  revisions: z.array(quoteRevision),
  /** Drafts and issued documents that were made from it, and the deposits of these. */
  documents: z.array(
    z.object({ id, type: z.enum(DOCUMENT_TYPES), number: z.nullable(z.string()), payable: amount }),
  ),
  events: z.array(
    z.object({
      id,
      at: instant,
      kind: z.string(),
      by: z.nullable(z.string()),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type QuoteView = z.infer<typeof quote>

const quotePath = z.object({ ...inWorkspace, quoteId: id })

export const listQuotes = endpoint({
  name: 'listQuotes',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/quotes',
  access: 'quotes.read',
  query: z.object({
    ...inWorkspace,
    ...page,
    q: z.optional(searchText),
    status: z.optional(list(status)),
    customerId: z.optional(id),
  }),
  response: rows(quoteRow),
})

/** How many quotes have each status, and the sums of those that await an answer, by currency. */
export const countQuotes = endpoint({
  name: 'countQuotes',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/quotes/count',
  access: 'quotes.read',
  query: z.object(inWorkspace),
  response: z.object({
    counts: z.record(status, z.number()),
    open: z.array(z.object({ currency, count: z.number(), gross: amount })),
  }),
})

export const getQuote = endpoint({
  name: 'getQuote',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/quotes/:quoteId',
  access: 'quotes.read',
  query: quotePath,
  response: quote,
})

/** A new quote with the defaults of the company and, if given, of the customer; or with the content of a draft. */
export const createQuote = endpoint({
  name: 'createQuote',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/quotes',
  access: 'quotes.draft',
  bodyLimit: LARGE_BODY_BYTES,
  query: z.object(inWorkspace),
  request: z.object({ customerId: z.optional(id), draft: z.optional(draft) }),
  response: quote,
  refusals: DRAFT_REFUSALS,
})

/** Saves the draft of a quote that was never sent, or of its next version. `detail` of a conflict is `{ version }`. */
export const saveQuote = endpoint({
  name: 'saveQuote',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/quotes/:quoteId',
  access: 'quotes.draft',
  bodyLimit: LARGE_BODY_BYTES,
  query: quotePath,
  request: z.object({ version, draft }),
  response: z.object({ version, savedAt: instant, unprintable }),
  refusals: {
    ...STATUS_REFUSALS,
    ...DRAFT_REFUSALS,
    changed_meanwhile: 409,
  },
})

export const deleteQuote = endpoint({
  name: 'deleteQuote',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/quotes/:quoteId',
  access: 'quotes.draft',
  query: quotePath,
  response: nothing,
  refusals: STATUS_REFUSALS,
})

/** The subject and text of the e-mail as they would be sent. */
export const composeQuoteMail = endpoint({
  name: 'composeQuoteMail',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/quotes/:quoteId/mail',
  access: 'quotes.send',
  query: quotePath,
  response: z.object({ to: z.string(), subject: z.string(), message: z.string() }),
})

/**
 * Freezes the draft as the next version, with its number, its PDF and its public page, and e-mails the link where `mail` is
 * given. Earlier versions stay readable and can no longer be accepted.
 */
export const sendQuote = endpoint({
  name: 'sendQuote',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/quotes/:quoteId/send',
  access: 'quotes.send',
  query: quotePath,
  request: z.object({
    version,
    mail: z.optional(
      z.object({
        to: emailList,
        copyTo: z.optional(emailList),
        subject: z.optional(text(300)),
        message: z.optional(prose(10_000)),
      }),
    ),
  }),
  response: quote,
  /** `detail` of `not_ready` is `{ missing }`: codes and paths of missingFields. */
  refusals: {
    ...STATUS_REFUSALS,
    changed_meanwhile: 409,
    not_ready: 422,
    validity_past: 422,
    no_recipient: 422,
    company_not_set_up: 409,
  },
})

/** Begins a new version of a sent quote with the content of the latest one, or abandons it. */
export const reviseQuote = endpoint({
  name: 'reviseQuote',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/quotes/:quoteId/revise',
  access: 'quotes.draft',
  query: quotePath,
  request: z.object({ revising: z.boolean() }),
  response: quote,
  refusals: STATUS_REFUSALS,
})

/** The customer can no longer accept it; the link says so. */
export const withdrawQuote = endpoint({
  name: 'withdrawQuote',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/quotes/:quoteId/withdraw',
  access: 'quotes.send',
  query: quotePath,
  response: quote,
  refusals: STATUS_REFUSALS,
})

/**
 * Drafts the invoice of an accepted quote; with `share`, a deposit invoice on it, whose final invoice that draft becomes.
 * `invoiceId` is the document to open. A draft that was begun before is used again.
 */
export const invoiceQuote = endpoint({
  name: 'invoiceQuote',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/quotes/:quoteId/invoice',
  access: 'invoices.draft',
  query: quotePath,
  request: z.object({ share: z.optional(depositShare) }),
  response: z.object({ invoiceId: id }),
  refusals: {
    ...STATUS_REFUSALS,
    quote_invoiced: 409,
    deposit_too_large: 422,
    nothing_to_invoice: 422,
    no_deposit_for_intra_community: 422,
    customer_unknown: 422,
  },
})

/** Pages of the quote as it would be sent now. Nothing is saved. */
export const previewQuote = endpoint({
  name: 'previewQuote',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/quotes/preview',
  access: 'quotes.read',
  bodyLimit: LARGE_BODY_BYTES,
  query: z.object(inWorkspace),
  request: z.object({ draft }),
  response: pages,
})

/** Pages of the latest version as it was sent; once accepted, with what was ordered and the proof. */
export const getQuotePages = endpoint({
  name: 'getQuotePages',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/quotes/:quoteId/pages',
  access: 'quotes.read',
  query: quotePath,
  response: pages,
  refusals: { quote_not_sent: 409 },
})

/** The PDF of the latest version, or of the accepted one with its proof. */
export const getQuoteFile = endpoint({
  name: 'getQuoteFile',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/quotes/:quoteId/file',
  access: 'quotes.read',
  query: quotePath,
})

/** As the token of a payment link: any text is accepted, so that a truncated link leads to a page. */
const token = cleaned(500)

/** Of a line, as text. */
const lineIndex = cleaned(4)

/** The public page of one version: HTML, which works without JavaScript. `option`: which lines of the quote are ticked, counted from 0. */
export const getQuotePage = endpoint({
  name: 'getQuotePage',
  method: 'GET',
  path: '/quote/:token',
  access: 'public',
  query: z.object({
    token,
    lang: z.optional(cleaned(40)),
    // A form sends the name of a checkbox once for each that is ticked.
    option: z.optional(z.union([lineIndex, z.array(lineIndex).check(z.maxLength(1000))])),
  }),
})

export const getQuotePdf = endpoint({
  name: 'getQuotePdf',
  method: 'GET',
  path: '/quote/:token/file',
  access: 'public',
  query: z.object({ token }),
})

export const getQuoteLogo = endpoint({
  name: 'getQuoteLogo',
  method: 'GET',
  path: '/quote/:token/logo',
  access: 'public',
  query: z.object({ token }),
})

/** The form of the page posts here without JavaScript; the response is the page again, or a redirect to it. */
export const answerQuote = endpoint({
  name: 'answerQuote',
  method: 'POST',
  path: '/quote/:token/:answer',
  access: 'public',
  crossSite: true,
  query: z.object({ token, answer: z.enum(['accept', 'decline']) }),
})

/** The fields of the form; `option` may be several. */
export const quoteAcceptance = z.object({
  name: text(120),
  signature: z.string().check(z.maxLength(MAX_SIGNATURE_CHARACTERS)),
  options: z.array(lineIndex).check(z.maxLength(1000)),
})
export const quoteRefusalReason = text(500)
