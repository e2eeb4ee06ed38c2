import { ACCOMPANYING_KINDS } from '@bordereau/domain/accompanying-document'
import * as z from 'zod/mini'
import { emailList } from './email-list.ts'
import { endpoint } from './endpoint.ts'
import { MAIL_STATUSES } from './mail.ts'
import { unprintable } from './unprintable.ts'
import { cleaned, id, inWorkspace, instant, nothing, prose, text } from './value.ts'

const kind = z.enum(ACCOMPANYING_KINDS)

/** An order confirmation, a pro-forma invoice or a delivery note (domain/src/accompanying-document.ts). */
export const accompanyingDocument = z.object({
  id,
  kind,
  /** That of the quote or the issued document; '' of a draft. */
  number: z.string(),
  fileName: z.string(),
  createdAt: instant,
  /** The last e-mail with it, and what became of that; null: none was sent. */
  mail: z.nullable(z.object({ id, status: z.enum(MAIL_STATUSES), at: instant })),
})
export type AccompanyingDocument = z.infer<typeof accompanyingDocument>

/** What it is made of: exactly one of both. */
const source = { quoteId: z.optional(id), invoiceId: z.optional(id) }

/** Those of a quote or a document, the newest first, the kinds that may be made now, and what they would not print. */
export const listAccompanyingDocuments = endpoint({
  name: 'listAccompanyingDocuments',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/accompanying-documents',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, ...source }),
  response: z.object({
    documents: z.array(accompanyingDocument),
    kinds: z.array(kind),
    unprintable,
  }),
})

/** Makes one of what is there now, and keeps it. */
export const createAccompanyingDocument = endpoint({
  name: 'createAccompanyingDocument',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/accompanying-documents',
  access: 'invoices.send',
  query: z.object(inWorkspace),
  request: z.object({ ...source, kind }),
  response: z.object({ ...accompanyingDocument.shape, unprintable }),
  /** `detail` of `not_ready` is `{ missing }`: codes and paths of missingFields. */
  refusals: { accompanying_not_allowed: 409, not_ready: 422 },
})

const onePath = z.object({ ...inWorkspace, documentId: id })

export const getAccompanyingFile = endpoint({
  name: 'getAccompanyingFile',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/accompanying-documents/:documentId/file',
  access: 'invoices.read',
  query: onePath,
})

/** Deletes one that was not sent. */
export const deleteAccompanyingDocument = endpoint({
  name: 'deleteAccompanyingDocument',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/accompanying-documents/:documentId',
  access: 'invoices.send',
  query: onePath,
  response: nothing,
  refusals: { already_sent: 409 },
})

/** The e-mail as it would be sent. */
export const composeAccompanyingMail = endpoint({
  name: 'composeAccompanyingMail',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/accompanying-documents/:documentId/mail',
  access: 'invoices.send',
  query: onePath,
  response: z.object({ to: z.string(), subject: z.string(), message: z.string() }),
})

/** E-mails it to the customer, whose portal has it from then on. */
export const sendAccompanyingDocument = endpoint({
  name: 'sendAccompanyingDocument',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/accompanying-documents/:documentId/send',
  access: 'invoices.send',
  query: onePath,
  request: z.object({ to: emailList, subject: text(300), message: prose(10_000) }),
  response: nothing,
  refusals: { no_recipient: 422 },
})

/** The file, for the customer to whom it was sent. */
export const getPortalAccompanyingFile = endpoint({
  name: 'getPortalAccompanyingFile',
  method: 'GET',
  path: '/portal/:token/papers/:documentId',
  access: 'public',
  query: z.object({ token: cleaned(500), documentId: id }),
})
