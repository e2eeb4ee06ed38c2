import { MAIL_OCCASIONS } from '@bordereau/domain/text/mail-template'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import * as z from 'zod/mini'
import { MESSAGE_KINDS } from './delivery.ts'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace, prose, text } from './value.ts'

/** An e-mail text with placeholders (domain/src/text/mail-template.ts). */
export const mailTemplate = z.object({
  occasion: z.enum(MAIL_OCCASIONS),
  language: z.enum(TEXT_LANGUAGES),
  subject: text(300).check(z.minLength(1, 'Fill this in')),
  message: prose(5_000).check(z.minLength(1, 'Fill this in')),
})

export const mailTemplates = z
  .array(mailTemplate)
  .check(z.maxLength(MAIL_OCCASIONS.length * TEXT_LANGUAGES.length))

/** The standard text of each occasion and language, with placeholders. */
export const listStandardMailTemplates = endpoint({
  name: 'listStandardMailTemplates',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/mail-templates/standard',
  access: 'company.read',
  query: z.object(inWorkspace),
  response: z.object({ templates: z.array(mailTemplate) }),
})

/** A text as a customer would see it, with made-up values. */
export const previewMailTemplate = endpoint({
  name: 'previewMailTemplate',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/mail-templates/preview',
  access: 'company.read',
  query: z.object(inWorkspace),
  request: mailTemplate,
  response: z.object({
    subject: z.string(),
    /** Shown only in a sandboxed frame. */
    html: z.string(),
  }),
})

/** The message as the customer would see it, with the given changes. Nothing is stored or sent. */
export const previewMail = endpoint({
  name: 'previewMail',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/mail/preview',
  access: 'invoices.send',
  query: z.object({ ...inWorkspace, invoiceId: id }),
  request: z.object({
    kind: z.enum(MESSAGE_KINDS),
    subject: z.optional(text(300)),
    message: z.optional(prose(10_000)),
  }),
  response: z.object({
    subject: z.string(),
    /** Shown only in a sandboxed frame. */
    html: z.string(),
  }),
  refusals: { not_issued: 409 },
})
