import { FORMAT_KIND } from '@bordereau/domain/document-format'
import { DOCUMENT_TYPES, LEDGER_KINDS } from '@bordereau/domain/document-kind'
import { STATUSES } from '@bordereau/domain/payment/status'
import * as z from 'zod/mini'
import { MESSAGE_KINDS, channel } from './delivery.ts'
import { CREDIT_REFUSALS, RELATION_REFUSALS, documentFamily } from './document-family.ts'
import { DRAFT_REFUSALS, draft } from './draft.ts'
import { emailList } from './email-list.ts'
import { LARGE_BODY_BYTES, type ResponseOf, endpoint } from './endpoint.ts'
import { bankAccountInput, partyProfile } from './party.ts'
import { amount, date, decimal, storedDate } from './amount.ts'
import { scheduledMail } from './mail.ts'
import { settlement } from './settlement.ts'
import { announcedCollection } from './saved-method.ts'
import { vatProof } from './tax-registers.ts'
import { totals } from './totals.ts'
import {
  currency,
  id,
  inWorkspace,
  instant,
  language,
  nothing,
  page,
  prose,
  required,
  rows,
  text,
  version,
  searchText,
} from './value.ts'

/** The kind of an archived file, one of DOCUMENT_FORMATS or of another release. */
export const formatKind = text(20).check(z.regex(FORMAT_KIND))

export const status = z.enum(STATUSES)

export const invoiceRow = z.object({
  id,
  kind: z.enum(LEDGER_KINDS),
  type: z.enum(DOCUMENT_TYPES),
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
  issueDate: z.nullable(storedDate),
  dueDate: z.nullable(storedDate),
  status,
  sent: z.boolean(),
  viewed: z.boolean(),
  createdAt: instant,
})
export type InvoiceRow = z.infer<typeof invoiceRow>

/** The tabs of the list; a document can be under several. Self-billed documents are under theirs only. */
export const TABS = [
  'all',
  'draft',
  'open',
  'overdue',
  'paid',
  'credit_notes',
  'self_billed',
] as const
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

export const invoiceFilter = {
  tab: z.optional(z.enum(TABS)),
  type: z.optional(z.enum(DOCUMENT_TYPES)),
  q: z.optional(searchText),
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
  query: z.object({ ...inWorkspace, ...page, ...invoiceFilter }),
  response: rows(invoiceRow),
})

/** Number of documents under each tab, over all pages. */
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
  /** Name of the user; null for the customer and for automatic events. */
  by: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
})
export type InvoiceEvent = z.infer<typeof event>

export const invoice = z.object({
  id,
  version,
  kind: z.enum(LEDGER_KINDS),
  type: z.enum(DOCUMENT_TYPES),
  status,
  number: z.nullable(z.string()),
  /** The document as entered; for an issued one, as issued. */
  draft,
  /** Without a name while a self-billed draft has no supplier. */
  seller: z.extend(partyProfile, { legalName: z.string() }),
  /** null while a draft has no customer. */
  buyer: z.nullable(partyProfile),
  buyerEmail: z.string(),
  bankAccount: z.nullable(bankAccountInput),
  /** What a register had said of the buyer's VAT number, where the tax relies on it; frozen at issue, null in a draft. */
  vatProof: z.nullable(vatProof),
  totals,
  issueDate: z.nullable(storedDate),
  dueDate: z.nullable(storedDate),
  settled: amount,
  open: amount,
  issuedAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  viewedAt: z.nullable(instant),
  documents: z.array(
    z.object({
      kind: formatKind,
      fileName: z.string(),
      size: z.number(),
      sha256: z.string(),
    }),
  ),
  /** Keys of the printed copies that the seller's law wants (getCopy). */
  copies: z.array(z.string()),
  /** The valid pay link, as an absolute address. */
  payLink: z.nullable(z.string()),
  payments: z.array(settlement),
  /** Refunds made at the provider of which it was not said yet whether the customer still owes them. */
  undecidedRefunds: z.array(z.object({ paymentId: id, refundId: id, amount })),
  /** Refunds that failed although their credit note was issued, which is not used up; in the payment's currency. */
  failedRefunds: z.array(z.object({ refundId: id, amount, currency })),
  ...documentFamily,
  /** The journal entry, to prove the document. */
  journal: z.nullable(z.object({ position: z.string(), hash: z.string() })),
  events: z.array(event),
  scheduledMails: z.array(scheduledMail),
  createdAt: instant,
  updatedAt: instant,
})
/** An invoice with everything its page shows. */
export type InvoiceView = z.infer<typeof invoice>

const invoicePath = z.object({ ...inWorkspace, invoiceId: id })

export const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId',
  access: 'invoices.read',
  query: invoicePath,
  response: invoice,
})

/** A new draft with defaults of the company and, if given, of the customer. */
export const createDraft = endpoint({
  name: 'createDraft',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices',
  access: 'invoices.draft',
  bodyLimit: LARGE_BODY_BYTES,
  query: z.object(inWorkspace),
  /** `draft`: a complete draft of what corrects and sets off nothing; otherwise initial values of the customer and type. */
  request: z.object({
    customerId: z.optional(id),
    draft: z.optional(draft),
    type: z.optional(z.literal('self_billed_invoice')),
  }),
  response: invoice,
  refusals: DRAFT_REFUSALS,
})

/**
 * Saves the whole draft. `version` must be the one last read, so that two tabs cannot silently overwrite each other.
 */
export const saveDraft = endpoint({
  name: 'saveDraft',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/draft',
  access: 'invoices.draft',
  bodyLimit: LARGE_BODY_BYTES,
  query: invoicePath,
  request: z.object({ version, draft }),
  response: z.object({ version, totals, savedAt: instant }),
  refusals: {
    changed_meanwhile: 409,
    already_issued: 409,
    ...DRAFT_REFUSALS,
  },
})

export const deleteDraft = endpoint({
  name: 'deleteDraft',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId',
  access: 'invoices.delete_draft',
  query: invoicePath,
  response: nothing,
  refusals: { already_issued: 409 },
})

export const duplicateInvoice = endpoint({
  name: 'duplicateInvoice',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/duplicate',
  access: 'invoices.draft',
  query: invoicePath,
  response: invoice,
})

export const ruleFinding = z.object({
  code: z.string(),
  path: z.string(),
  severity: z.enum(['fatal', 'warning']),
  /** In the language of the requesting user. */
  message: z.string(),
})

/** The delivery channel, and what the sender may change of a message. Absent: e-mail, and as composeMail returns it. */
const messageInput = {
  channel: z.optional(channel),
  to: z.optional(emailList),
  copyTo: z.optional(emailList),
  subject: z.optional(text(300)),
  message: z.optional(prose(10_000)),
}

/**
 * Takes the number, snapshots the document, archives PDF and XML, writes the journal: all or nothing. With `send` the
 * message is queued in the same transaction, to be sent ten seconds later unless it is cancelled.
 */
export const issueInvoice = endpoint({
  name: 'issueInvoice',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/issue',
  access: 'invoices.issue',
  query: invoicePath,
  request: z.object({
    version,
    seriesId: z.optional(id),
    send: z.optional(
      z.object({
        ...messageInput,
        /** The number that a changed subject or message contains: if the number taken differs, the issue is refused. */
        number: z.optional(text(60)),
      }),
    ),
    /** The user confirmed that today's date is right, although it is far from the dates of earlier documents. */
    confirmDateJump: z.optional(z.boolean()),
  }),
  response: invoice,
  /**
   * `detail` of `rules_broken` is `{ findings }`; of `date_before_last` `{ lastIssueDate }`, the date of the last number; of
   * `date_jump` `{ lastSeen, issueDate }`: the server's clock may be ahead, and the series would be locked until that day;
   * of `number_changed` `{ number }`, the next number now; of `deposit_unpaid` `{ number }`.
   */
  refusals: {
    no_recipient: 422,
    channel_unavailable: 422,
    number_changed: 409,
    changed_meanwhile: 409,
    already_issued: 409,
    not_ready: 422,
    rules_broken: 422,
    date_before_last: 422,
    date_jump: 409,
    issue_date_in_future: 422,
    number_taken: 409,
    number_too_long: 422,
    over_credited: 422,
    ...RELATION_REFUSALS,
    company_not_set_up: 409,
  },
})

/** A draft of a credit note for an issued invoice: for the rest of it, or for quantities of some lines. */
export const creditInvoice = endpoint({
  name: 'creditInvoice',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/credit',
  access: 'invoices.credit',
  query: invoicePath,
  request: z.object({
    reason: required(500),
    lines: z.optional(
      z.array(z.object({ lineId: text(40), quantity: decimal })).check(z.maxLength(1000)),
    ),
  }),
  response: invoice,
  refusals: CREDIT_REFUSALS,
})

/** The e-mail as it would be sent, in the document's language; of a draft as if it were issued now. */
export const composeMail = endpoint({
  name: 'composeMail',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/mail',
  access: 'invoices.send',
  query: z.object({ ...inWorkspace, invoiceId: id, kind: z.enum(MESSAGE_KINDS) }),
  response: z.object({
    to: z.string(),
    copyTo: z.string(),
    subject: z.string(),
    message: z.string(),
    language,
    /** Of a draft, the number it would be issued with now. */
    number: z.string(),
    /** Names of the files; those of a draft as they would be called. */
    attachments: z.array(z.string()),
    /** Names of attached files that would make the message too large: they are inside the PDF only. */
    insidePdf: z.array(z.string()),
    collection: z.nullable(announcedCollection),
  }),
  /** Drafts have no reminders. */
  refusals: { not_issued: 409 },
})
export type ComposedMail = ResponseOf<typeof composeMail>

/**
 * Adds the message to the outbox. `detail` of `no_recipient` is `{ missing }`: the fields (REACH_FIELDS) that the customer
 * lacks for this channel.
 */
export const sendInvoice = endpoint({
  name: 'sendInvoice',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/send',
  access: 'invoices.send',
  query: invoicePath,
  request: z.object({
    kind: z.enum(MESSAGE_KINDS),
    ...messageInput,
    /** Sent after ten seconds; until then cancelMail withdraws it. */
    undoable: z.optional(z.boolean()),
  }),
  response: z.object({
    mailId: id,
    /** False: the same reminder was queued earlier that day, and no second one was added. */
    isNew: z.boolean(),
    secondsLeft: z.number(),
  }),
  refusals: { not_issued: 409, no_recipient: 422, channel_unavailable: 422, nothing_open: 409 },
})
