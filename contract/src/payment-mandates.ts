import { COLLECTION_STATUSES, COLLECTS, STOP_REASONS } from '@bordereau/domain/payment/collection'
import * as z from 'zod/mini'
import { date } from './amount.ts'
import { endpoint } from './endpoint.ts'
import { paymentMode } from './payment-accounts.ts'
import { savedMethod } from './saved-method.ts'
import { cleaned, id, inWorkspace, instant, nothing } from './value.ts'

/** A customer's permission to collect invoices from a method that a provider keeps, with the proof of it. */
export const mandate = z.object({
  id,
  ...savedMethod,
  /** The provider's name for people, the same in every language. */
  provider: z.string(),
  mode: paymentMode,
  status: z.enum(['active', 'ended']),
  /** What was agreed to, as it was shown, when, and from which network address. */
  wording: z.string(),
  language: z.string(),
  agreedAt: instant,
  networkAddress: z.string(),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.enum(['customer', 'company', 'provider'])),
})
export type Mandate = z.infer<typeof mandate>

const ofCustomer = z.object({ ...inWorkspace, customerId: id })

/** The customer's permissions, the newest first, and when their invoices are collected. */
export const listMandates = endpoint({
  name: 'listMandates',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/customers/:customerId/mandates',
  access: 'customers.read',
  query: ofCustomer,
  response: z.object({
    collects: z.enum(COLLECTS),
    /** The company is paid through a provider that can keep a method; otherwise no customer is asked for a permission. */
    canSave: z.boolean(),
    mandates: z.array(mandate),
  }),
})

/** When the invoices are collected that are sent from now on: 'on_due', 'on_issue' (the day they are sent), or 'off'. */
export const setCollects = endpoint({
  name: 'setCollects',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/customers/:customerId/collects',
  access: 'customers.update',
  query: ofCustomer,
  request: z.object({ collects: z.enum(COLLECTS) }),
  response: nothing,
})

/**
 * Ends a permission: nothing more is collected, what was planned is not, and its customers are notified. The provider is made to
 * forget the method, and is asked again until it answers.
 */
export const endMandate = endpoint({
  name: 'endMandate',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/mandates/:mandateId/end',
  access: 'customers.update',
  query: z.object({ ...inWorkspace, mandateId: id }),
  request: z.object({}),
  response: nothing,
  refusals: { mandate_ended: 409 },
})

/** The collection of an invoice: planned, under way, or what became of it. */
export const collection = z.object({
  ...savedMethod,
  mandateId: id,
  status: z.enum(COLLECTION_STATUSES),
  day: date,
  /** How often the provider was asked. */
  attempts: z.number(),
  /** Why it failed or was stopped; of a planned one, why the attempt before failed. */
  failure: z.nullable(z.enum(STOP_REASONS)),
})
export type Collection = z.infer<typeof collection>

const onInvoice = z.object({ ...inWorkspace, invoiceId: id })

export const getCollection = endpoint({
  name: 'getCollection',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/collection',
  access: 'invoices.read',
  query: onInvoice,
  response: z.object({ collection: z.nullable(collection) }),
})

/**
 * Skips the collection of an invoice, or moves it to another day; also one that failed, was skipped or was stopped, as long
 * as the invoice is open and the permission has not ended. The customer is notified each time. `collection_under_way`: the provider
 * was asked and has not answered, or it collected; an invoice is collected once, also where money went back later or a part is
 * still open. `notice_too_short`: with the first day that leaves enough time for the notice. `no_recipient`: the customer
 * cannot be notified. `not_collectable`: the provider does not take the open amount or the currency, or the company's account
 * there is not connected any more.
 */
export const changeCollection = endpoint({
  name: 'changeCollection',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/invoices/:invoiceId/collection',
  access: 'invoices.send',
  query: onInvoice,
  request: z.object({
    change: z.discriminatedUnion('by', [
      z.object({ by: z.literal('skip') }),
      z.object({ by: z.literal('move'), day: date }),
    ]),
  }),
  response: z.object({ collection }),
  refusals: {
    nothing_open: 409,
    mandate_ended: 409,
    collection_under_way: 409,
    notice_too_short: 422,
    no_recipient: 422,
    not_collectable: 422,
  },
})

const token = cleaned(500)

/** The customer ends the permission by which an invoice is collected, on its payment page. The form without JavaScript posts here. */
export const endMandateOnPayPage = endpoint({
  name: 'endMandateOnPayPage',
  method: 'POST',
  path: '/pay/:token/mandate/end',
  access: 'public',
  crossSite: true,
  query: z.object({ token }),
})

/** The same of one of the customer's permissions, in the portal. */
export const endMandateInPortal = endpoint({
  name: 'endMandateInPortal',
  method: 'POST',
  path: '/portal/:token/mandates/:mandateId/end',
  access: 'public',
  crossSite: true,
  query: z.object({ token, mandateId: id }),
})
