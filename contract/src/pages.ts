import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace } from './value.ts'

/** Pages of an issued document as SVG text, drawn from what was frozen when it was issued. */
export const getPages = endpoint({
  name: 'getPages',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/pages',
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, invoiceId: id }),
  response: z.object({ pages: z.array(z.string()) }),
  refusals: { not_issued: 409 },
})
