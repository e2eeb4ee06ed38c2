import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace, nothing } from './value.ts'

const invoicePath = z.object({ ...inWorkspace, invoiceId: id })

/** A new pay link; the former one stops working immediately. */
export const renewPayLink = endpoint({
  name: 'renewPayLink',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/pay-link',
  access: 'invoices.send',
  query: invoicePath,
  response: z.object({ payLink: z.string() }),
  refusals: { not_issued: 409 },
})

export const revokePayLink = endpoint({
  name: 'revokePayLink',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/pay-link',
  access: 'invoices.send',
  query: invoicePath,
  response: nothing,
})

/** Undoes revokePayLink: the last revoked link is valid again. */
export const restorePayLink = endpoint({
  name: 'restorePayLink',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/pay-link/restore',
  access: 'invoices.send',
  query: invoicePath,
  response: nothing,
  refusals: { not_restorable: 409 },
})
