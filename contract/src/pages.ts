import * as z from 'zod/mini'
import { PAPER_DESIGNS } from '@bordereau/domain/paper-design'
import { draft } from './draft.ts'
import { LARGE_BODY_BYTES, endpoint } from './endpoint.ts'
import { id, inWorkspace } from './value.ts'

/** The first pages as SVG text, and the number of pages. */
const pages = z.object({ pages: z.array(z.string()), count: z.number() })

/** Pages of an issued document, rendered from its snapshot. */
export const getPages = endpoint({
  name: 'getPages',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/pages',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, invoiceId: id }),
  response: pages,
  refusals: { not_issued: 409 },
})

/**
 * Pages of the document as it would be issued now. Nothing is saved. With a `design` they are rendered in that one
 * instead of the company's.
 */
export const previewDraft = endpoint({
  name: 'previewDraft',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/preview',
  access: 'invoices.read',
  bodyLimit: LARGE_BODY_BYTES,
  query: z.object(inWorkspace),
  request: z.object({ draft, design: z.optional(z.enum(PAPER_DESIGNS)) }),
  response: pages,
})
