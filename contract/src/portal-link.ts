import * as z from 'zod/mini'
import { emailList } from './email-list.ts'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace, instant, nothing } from './value.ts'

const customerPath = z.object({ ...inWorkspace, customerId: id })

const portalLink = z.object({
  /** null: there is no valid link. */
  link: z.nullable(z.string()),
  /** The first visit by this link. */
  openedAt: z.nullable(instant),
  /** Where customers sign in with a code by e-mail: the same address for all customers of the company. */
  signInAddress: z.string(),
  /** The browsers that are signed in with an address of this customer, the last used first. */
  sessions: z.array(z.object({ email: z.string(), lastSeenAt: instant })),
})

/** The secret link to the page with all documents of a customer. */
export const getPortalLink = endpoint({
  name: 'getPortalLink',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/customers/:customerId/portal-link',
  access: 'customers.read',
  query: customerPath,
  response: portalLink,
})

/** A new link; the former one stops working immediately. */
export const renewPortalLink = endpoint({
  name: 'renewPortalLink',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/customers/:customerId/portal-link',
  access: 'invoices.send',
  query: customerPath,
  response: portalLink,
})

export const revokePortalLink = endpoint({
  name: 'revokePortalLink',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/customers/:customerId/portal-link',
  access: 'invoices.send',
  query: customerPath,
  response: nothing,
})

/** Undoes revokePortalLink: the last revoked link is valid again. */
export const restorePortalLink = endpoint({
  name: 'restorePortalLink',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/customers/:customerId/portal-link/restore',
  access: 'invoices.send',
  query: customerPath,
  response: nothing,
  refusals: { not_restorable: 409 },
})

/** E-mails the link, in the customer's language; a customer without one gets a new one. */
export const sendPortalLink = endpoint({
  name: 'sendPortalLink',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/customers/:customerId/portal-link/mail',
  access: 'invoices.send',
  query: customerPath,
  request: z.object({ to: emailList.check(z.minLength(1, 'Fill this in')) }),
  response: portalLink,
})
