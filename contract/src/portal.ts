import * as z from 'zod/mini'
import { date } from './amount.ts'
import { emailList } from './email-list.ts'
import { endpoint } from './endpoint.ts'
import { formatKind } from './invoices.ts'
import { cleaned, currency, id, prose, text } from './value.ts'

/** As that of the payment page (pay.ts), of a customer. Any text is accepted, so that a truncated link leads to a page. */
const token = cleaned(500)
const lang = z.optional(cleaned(40))

/** All documents of a customer: HTML, which is readable and payable without JavaScript. */
export const getPortalPage = endpoint({
  name: 'getPortalPage',
  method: 'GET',
  path: '/portal/:token',
  access: 'public',
  query: z.object({ token, lang, after: z.optional(cleaned(300)), said: z.optional(cleaned(40)) }),
})

export const getPortalDocument = endpoint({
  name: 'getPortalDocument',
  method: 'GET',
  path: '/portal/:token/documents/:invoiceId/:kind',
  access: 'public',
  query: z.object({ token, invoiceId: id, kind: formatKind }),
})

/** All files of all documents as one ZIP. */
export const getPortalZip = endpoint({
  name: 'getPortalZip',
  method: 'GET',
  path: '/portal/:token/documents.zip',
  access: 'public',
  query: z.object({ token }),
})

export const getPortalLogo = endpoint({
  name: 'getPortalLogo',
  method: 'GET',
  path: '/portal/:token/logo',
  access: 'public',
  query: z.object({ token }),
})

const period = { from: z.optional(date), to: z.optional(date) }

/** The statement of account over a period, by default the last twelve months. */
export const getStatementPage = endpoint({
  name: 'getStatementPage',
  method: 'GET',
  path: '/portal/:token/statement',
  access: 'public',
  query: z.object({ token, lang, ...period }),
})

/** The statement in one currency as PDF. */
export const getStatementPdf = endpoint({
  name: 'getStatementPdf',
  method: 'GET',
  path: '/portal/:token/statement.pdf',
  access: 'public',
  query: z.object({ token, lang, ...period, currency }),
})

/** Begins one payment of the selected invoices at a provider, of what is open of each now. The form has no amounts. */
export const startPortalCheckout = endpoint({
  name: 'startPortalCheckout',
  method: 'POST',
  path: '/portal/:token/checkout',
  access: 'public',
  crossSite: true,
  query: z.object({ token }),
})

/** As getSimulatedCheckout (pay.ts), of several invoices. */
export const getSimulatedPortalCheckout = endpoint({
  name: 'getSimulatedPortalCheckout',
  method: 'GET',
  path: '/portal/:token/checkout/:provider/:reference',
  access: 'public',
  query: z.object({ token, lang, provider: cleaned(40), reference: cleaned(200) }),
})

export const paySimulatedPortalCheckout = endpoint({
  name: 'paySimulatedPortalCheckout',
  method: 'POST',
  path: '/portal/:token/checkout/:provider/:reference',
  access: 'public',
  crossSite: true,
  query: z.object({ token, lang, provider: cleaned(40), reference: cleaned(200) }),
})

/** What a customer asks the company to change; every field as it should be. */
export const portalChange = z.object({
  contact: text(120),
  email: emailList,
  phone: text(60),
  message: prose(1_000),
})

/** Asks for a change of the customer's data. The form without JavaScript posts here. */
export const requestPortalChange = endpoint({
  name: 'requestPortalChange',
  method: 'POST',
  path: '/portal/:token/change',
  access: 'public',
  crossSite: true,
  query: z.object({ token }),
})
