import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formatKind, invoiceFilter } from './invoices.ts'
import { id, inWorkspace, list, text } from './value.ts'

/** The archived bytes, never generated again. */
export const getDocument = endpoint({
  name: 'getDocument',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/documents/:kind',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, invoiceId: id, kind: formatKind }),
  refusals: { not_issued: 409 },
})

/** A printed copy that the seller's law wants beside the recipient's, as PDF: one of the invoice's `copies`. */
export const getCopy = endpoint({
  name: 'getCopy',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/copies/:copy',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, invoiceId: id, copy: text(40) }),
  refusals: { not_issued: 409 },
})

/** A ZIP of the archived files of up to 2,000 documents; X-Entries is the number of files in it. */
export const zipDocuments = endpoint({
  name: 'zipDocuments',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/documents.zip',
  access: 'invoices.export',
  query: z.object({
    ...inWorkspace,
    ...invoiceFilter,
    ids: z.optional(list(id)),
    kinds: z.optional(list(formatKind)),
  }),
  refusals: { too_many: 422, nothing_to_export: 422 },
})

/**
 * The whole filtered list as a file, up to 50,000 documents; cells are typed, and text that looks like a formula
 * remains text.
 */
export const exportInvoices = endpoint({
  name: 'exportInvoices',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/export',
  access: 'invoices.export',
  query: z.object({
    ...inWorkspace,
    ...invoiceFilter,
    ids: z.optional(list(id)),
    format: z.enum(['csv', 'xlsx']),
  }),
  refusals: { too_many: 422 },
})
