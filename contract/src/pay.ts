import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formatKind } from './invoices.ts'
import { cleaned } from './value.ts'

/**
 * Identifies and authenticates the link: base64url of workspace, link and a MAC by the instance's secret. Any text is
 * accepted, so that a truncated link leads to a page, not to a refusal.
 */
const token = cleaned(500)
const lang = z.optional(cleaned(40))

/** The public page of one document: HTML, which is readable and payable without JavaScript. */
export const getPayPage = endpoint({
  name: 'getPayPage',
  method: 'GET',
  path: '/pay/:token',
  access: 'public',
  query: z.object({ token, lang }),
})

export const getPayDocument = endpoint({
  name: 'getPayDocument',
  method: 'GET',
  path: '/pay/:token/:kind',
  access: 'public',
  query: z.object({ token, kind: formatKind }),
})

export const getPayLogo = endpoint({
  name: 'getPayLogo',
  method: 'GET',
  path: '/pay/:token/logo',
  access: 'public',
  query: z.object({ token }),
})

/** The page on which a payment is simulated; no provider is involved. Leads back to the payment page where it is over. */
export const getSimulatedCheckout = endpoint({
  name: 'getSimulatedCheckout',
  method: 'GET',
  path: '/pay/:token/checkout/:provider/:reference',
  access: 'public',
  query: z.object({ token, lang, provider: cleaned(40), reference: cleaned(200) }),
})

/** Simulates the payment, which only a sample company takes. */
export const paySimulatedCheckout = endpoint({
  name: 'paySimulatedCheckout',
  method: 'POST',
  path: '/pay/:token/checkout/:provider/:reference',
  access: 'public',
  crossSite: true,
  query: z.object({ token, lang, provider: cleaned(40), reference: cleaned(200) }),
})

/**
 * Begins a payment of the open amount at a provider and redirects to the provider's page. The form of the payment page
 * posts here without JavaScript.
 */
export const startCheckout = endpoint({
  name: 'startCheckout',
  method: 'POST',
  path: '/pay/:token/checkout/:provider',
  access: 'public',
  crossSite: true,
  query: z.object({ token, provider: cleaned(40) }),
})
