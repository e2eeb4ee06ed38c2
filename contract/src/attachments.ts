import { MAX_ATTACHMENT_BYTES } from '@bordereau/domain/invoice/attachments'
import * as z from 'zod/mini'
import { attachment } from './draft.ts'
import { endpoint } from './endpoint.ts'
import { cleaned, inWorkspace, sha256 } from './value.ts'

/**
 * The body is the file itself; its type is found in its bytes, its name is cleaned. The response is what a draft's
 * `attachments` name it by. A file that no draft names is deleted after a week.
 */
export const uploadAttachment = endpoint({
  name: 'uploadAttachment',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/attachments',
  access: 'invoices.draft',
  bodyLimit: MAX_ATTACHMENT_BYTES + 1000,
  query: z.object({ ...inWorkspace, name: cleaned(300) }),
  response: attachment,
  refusals: { not_attachable: 415, has_macros: 415, attachment_too_large: 413 },
})

/** An uploaded file, as a download. */
export const getAttachment = endpoint({
  name: 'getAttachment',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/attachments/:sha256',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, sha256, name: z.optional(cleaned(300)) }),
})
