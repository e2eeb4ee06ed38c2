import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cleaned, email, id, inWorkspace, nothing } from './value.ts'

/** The sealed id of the company. Any text is accepted, so that a truncated address leads to a page. */
const company = cleaned(200)
const lang = z.optional(cleaned(40))

/**
 * The address at which customers without their secret link get a code by e-mail: HTML, which works without JavaScript. With a
 * session, it leads to the portal, or lets the person choose among several customers.
 */
export const getPortalSignIn = endpoint({
  name: 'getPortalSignIn',
  method: 'GET',
  path: '/portal/sign-in/:company',
  access: 'public',
  query: z.object({ company, lang, choose: z.optional(cleaned(1)) }),
})

export const getPortalSignInLogo = endpoint({
  name: 'getPortalSignInLogo',
  method: 'GET',
  path: '/portal/sign-in/:company/logo',
  access: 'public',
  query: z.object({ company }),
})

/** The fields of the form that requests a code. */
export const portalCodeForm = z.object({ email })

/** E-mails a code. The response is the same whether the address is a customer's or not. */
export const requestPortalCode = endpoint({
  name: 'requestPortalCode',
  method: 'POST',
  path: '/portal/sign-in/:company/code',
  access: 'public',
  crossSite: true,
  query: z.object({ company }),
})

/** The fields of the form that takes the code. Spaces in the code are ignored. */
export const portalSignInForm = z.object({
  request: id,
  code: z.pipe(
    cleaned(20),
    z.transform((typed: string) => typed.replaceAll(/\s/g, '')),
  ),
})

export const signInToPortal = endpoint({
  name: 'signInToPortal',
  method: 'POST',
  path: '/portal/sign-in/:company',
  access: 'public',
  crossSite: true,
  query: z.object({ company }),
})

export const signOutOfPortal = endpoint({
  name: 'signOutOfPortal',
  method: 'POST',
  path: '/portal/sign-in/:company/sign-out',
  access: 'public',
  crossSite: true,
  query: z.object({ company }),
})

/** Ends the sessions of everybody who signed in with an address of this customer. */
export const endPortalSessions = endpoint({
  name: 'endPortalSessions',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/customers/:customerId/portal-sessions',
  access: 'invoices.send',
  query: z.object({ ...inWorkspace, customerId: id }),
  response: nothing,
})
