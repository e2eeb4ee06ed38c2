import { DOCUMENT_KINDS } from '@bordereau/domain/invoice/draft'
import { STATUSES } from '@bordereau/domain/payment/status'
import * as z from 'zod/mini'
import { draft, tax } from './draft.ts'
import { endpoint } from './endpoint.ts'
import { bankAccountInput, partyProfile } from './party.ts'
import { amount, date, decimal } from './figure.ts'
import {
  currency,
  emailList,
  id,
  inWorkspace,
  instant,
  language,
  list,
  nothing,
  page,
  prose,
  required,
  rows,
  text,
  version,
  words,
} from './value.ts'

export const DOCUMENT_FILES = ['pdf', 'ubl', 'cii'] as const

/** Amounts as decimal text in the document's currency; the names are those of Totals in the domain. */
export const totals = z.object({
  currency,
  lineNet: amount,
  allowances: amount,
  charges: amount,
  net: amount,
  vat: z.array(z.extend(tax, { taxable: amount, tax: amount })),
  tax: amount,
  gross: amount,
  prepaid: amount,
  rounding: amount,
  payable: amount,
})

export const status = z.enum(STATUSES)

export const invoiceRow = z.object({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  number: z.nullable(z.string()),
  customerId: z.nullable(id),
  customerName: z.string(),
  customerCountry: z.string(),
  currency,
  net: amount,
  tax: amount,
  gross: amount,
  payable: amount,
  open: amount,
  issueDate: z.nullable(date),
  dueDate: z.nullable(date),
  status,
  sent: z.boolean(),
  viewed: z.boolean(),
  createdAt: instant,
})

/** The tabs of the list; a document can stand under several. */
export const TABS = ['all', 'draft', 'open', 'overdue', 'paid', 'credit_notes'] as const
export const SORTS = [
  'created',
  '-created',
  'issued',
  '-issued',
  'due',
  '-due',
  'amount',
  '-amount',
  'number',
  '-number',
] as const

const filter = {
  tab: z.optional(z.enum(TABS)),
  q: z.optional(words),
  customerId: z.optional(id),
  currency: z.optional(currency),
  issuedFrom: z.optional(date),
  issuedTo: z.optional(date),
  dueFrom: z.optional(date),
  dueTo: z.optional(date),
  sort: z.optional(z.enum(SORTS)),
}

export const listInvoices = endpoint({
  name: 'listInvoices',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, ...page, ...filter }),
  response: rows(invoiceRow),
})

/** How many documents stand under each tab, over all pages. */
export const countInvoices = endpoint({
  name: 'countInvoices',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/counts',
  access: 'invoices.read',
  query: z.object(inWorkspace),
  response: z.object({ counts: z.record(z.enum(TABS), z.number()) }),
})

export const event = z.object({
  id,
  at: instant,
  kind: z.string(),
  /** Name of who did it; null for the customer and for the program itself. */
  by: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
})

export const invoice = z.object({
  id,
  version,
  kind: z.enum(DOCUMENT_KINDS),
  status,
  number: z.nullable(z.string()),
  /** The document as its writer entered it; of an issued one, as it was issued. */
  draft,
  seller: partyProfile,
  /** null while a draft names no customer. */
  buyer: z.nullable(partyProfile),
  buyerEmail: z.string(),
  bankAccount: z.nullable(bankAccountInput),
  totals,
  issueDate: z.nullable(date),
  dueDate: z.nullable(date),
  settled: amount,
  open: amount,
  issuedAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  viewedAt: z.nullable(instant),
  documents: z.array(
    z.object({
      kind: z.enum(DOCUMENT_FILES),
      fileName: z.string(),
      size: z.number(),
      sha256: z.string(),
    }),
  ),
  /** The pay link that is in force, as an absolute address. */
  payLink: z.nullable(z.string()),
  payments: z.array(
    z.object({
      id,
      paymentId: z.nullable(id),
      creditNoteId: z.nullable(id),
      date,
      amount,
      method: z.string(),
      reference: z.string(),
      reversed: z.boolean(),
    }),
  ),
  creditNotes: z.array(z.object({ id, number: z.nullable(z.string()), payable: amount })),
  /** The journal entry, for whoever wants to prove the document. */
  journal: z.nullable(z.object({ position: z.string(), hash: z.string() })),
  events: z.array(event),
  createdAt: instant,
  updatedAt: instant,
})

const one = z.object({ ...inWorkspace, invoiceId: id })

export const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId',
  access: 'invoices.read',
  query: one,
  response: invoice,
})

/** A new draft with the company's and, when named, the customer's defaults. */
export const createDraft = endpoint({
  name: 'createDraft',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices',
  access: 'invoices.draft',
  query: z.object(inWorkspace),
  /** `draft` whole (from a form, an import, another program), or only what to begin with. */
  request: z.object({ customerId: z.optional(id), draft: z.optional(draft) }),
  response: invoice,
  refusals: { customer_unknown: 422 },
})

/** Saves the whole draft. `version` must be the one last read, so that two tabs cannot overwrite each other silently. */
export const saveDraft = endpoint({
  name: 'saveDraft',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/draft',
  access: 'invoices.draft',
  query: one,
  request: z.object({ version, draft }),
  response: z.object({ version, totals, savedAt: instant }),
  refusals: { changed_meanwhile: 409, already_issued: 409, customer_unknown: 422 },
})

export const deleteDraft = endpoint({
  name: 'deleteDraft',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId',
  access: 'invoices.delete_draft',
  query: one,
  response: nothing,
  refusals: { already_issued: 409 },
})

export const duplicateInvoice = endpoint({
  name: 'duplicateInvoice',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/duplicate',
  access: 'invoices.draft',
  query: one,
  response: invoice,
})

export const fault = z.object({
  code: z.string(),
  path: z.string(),
  severity: z.enum(['fatal', 'warning']),
  /** In the language of the person who asks. */
  message: z.string(),
})

/** Takes the number, freezes the document, archives PDF and XML, writes the journal: all or nothing. */
export const issueInvoice = endpoint({
  name: 'issueInvoice',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/issue',
  access: 'invoices.issue',
  query: one,
  request: z.object({ version, seriesId: z.optional(id) }),
  response: invoice,
  /** `detail` of `rules_broken` is `{ faults }`; of `date_before_last` the date of the last number. */
  refusals: {
    changed_meanwhile: 409,
    already_issued: 409,
    not_ready: 422,
    rules_broken: 422,
    date_before_last: 422,
    issue_date_in_future: 422,
    number_taken: 409,
    number_too_long: 422,
    over_credited: 422,
    company_not_set_up: 409,
  },
})

/** A draft of a credit note for an issued invoice: of all that is left of it, or of some quantities of some lines. */
export const creditInvoice = endpoint({
  name: 'creditInvoice',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/credit',
  access: 'invoices.credit',
  query: one,
  request: z.object({
    reason: required(500),
    lines: z.optional(
      z.array(z.object({ lineId: text(40), quantity: decimal })).check(z.maxLength(1000)),
    ),
  }),
  response: invoice,
  refusals: {
    not_issued: 409,
    is_credit_note: 409,
    over_credited: 422,
    nothing_credited: 422,
    line_unknown: 422,
  },
})

/** The message as it would be sent: in the document's language, with the pay link. */
export const composeMail = endpoint({
  name: 'composeMail',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/mail',
  access: 'invoices.send',
  query: z.object({ ...inWorkspace, invoiceId: id, kind: z.enum(['invoice', 'reminder']) }),
  response: z.object({
    to: z.string(),
    copyTo: z.string(),
    subject: z.string(),
    message: z.string(),
    language,
  }),
  refusals: { not_issued: 409 },
})

/** Puts the message into the outbox. Subject and message left out: as composed. */
export const sendInvoice = endpoint({
  name: 'sendInvoice',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/send',
  access: 'invoices.send',
  query: one,
  request: z.object({
    kind: z.enum(['invoice', 'reminder']),
    to: z.optional(emailList),
    copyTo: z.optional(emailList),
    subject: z.optional(text(300)),
    message: z.optional(prose(10_000)),
  }),
  response: z.object({ mailId: id }),
  refusals: { not_issued: 409, no_recipient: 422, nothing_open: 409 },
})

/** For what was delivered by another way: handed over, posted, uploaded to a portal. */
export const markSent = endpoint({
  name: 'markSent',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/sent',
  access: 'invoices.send',
  query: one,
  request: z.object({ how: text(200) }),
  response: nothing,
  refusals: { not_issued: 409 },
})

/** A new pay link; the former one stops working at once. */
export const renewPayLink = endpoint({
  name: 'renewPayLink',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/pay-link',
  access: 'invoices.send',
  query: one,
  response: z.object({ payLink: z.string() }),
  refusals: { not_issued: 409 },
})

export const revokePayLink = endpoint({
  name: 'revokePayLink',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/pay-link',
  access: 'invoices.send',
  query: one,
  response: nothing,
})

/** The archived bytes, never made again. */
export const getDocument = endpoint({
  name: 'getDocument',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/documents/:kind',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, invoiceId: id, kind: z.enum(DOCUMENT_FILES) }),
  refusals: { not_issued: 409 },
})

/** A ZIP of the archived files of up to 2,000 documents; X-Entries says how many files will follow. */
export const zipDocuments = endpoint({
  name: 'zipDocuments',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/documents.zip',
  access: 'invoices.export',
  query: z.object({
    ...inWorkspace,
    ...filter,
    ids: z.optional(list(id)),
    kinds: z.optional(list(z.enum(DOCUMENT_FILES))),
  }),
  refusals: { too_many: 422, nothing_to_export: 422 },
})

/** The whole filtered list as a file, up to 50,000 documents; cells are typed, text that looks like a formula stays text. */
export const exportInvoices = endpoint({
  name: 'exportInvoices',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/export',
  access: 'invoices.export',
  query: z.object({
    ...inWorkspace,
    ...filter,
    ids: z.optional(list(id)),
    format: z.enum(['csv', 'xlsx']),
  }),
  refusals: { too_many: 422 },
})
