import * as z from 'zod/mini'
import { emailList } from './email-list.ts'
import { type ResponseOf, endpoint } from './endpoint.ts'
import { partyProfile } from './party.ts'
import { amount } from './amount.ts'
import {
  country,
  currency,
  days,
  id,
  inWorkspace,
  instant,
  language,
  list,
  nothing,
  page,
  prose,
  rows,
  text,
  version,
  searchText,
} from './value.ts'

const fields = z.object({
  profile: partyProfile,
  /** Where invoices are sent; several addresses separated by commas. */
  email: emailList,
  currency,
  language,
  /** Printed beside the first language on the same document; null or absent: one language. */
  secondLanguage: z._default(z.nullable(language), null),
  /** null: the company's default. */
  dueDays: z.nullable(days),
  /** BT-10, put on every invoice to this customer. */
  buyerReference: text(100),
  note: prose(2000),
})
export type CustomerRequest = z.infer<typeof fields>

export const customer = z.extend(fields, {
  id,
  archived: z.boolean(),
  version,
  createdAt: instant,
  updatedAt: instant,
})

export const customerRow = z.object({
  id,
  name: z.string(),
  country: z.string(),
  city: z.string(),
  email: z.string(),
  currency,
  /** Open amounts by currency, overdue or not. */
  open: z.array(z.object({ currency, amount })),
  archived: z.boolean(),
})
export type CustomerRow = z.infer<typeof customerRow>

/** What a customer still owes: anything, or something that is past due. */
export const OWING = ['unpaid', 'overdue'] as const

const filter = {
  q: z.optional(searchText),
  state: z.optional(z.enum(['active', 'archived'])),
  country: z.optional(country),
  currency: z.optional(currency),
  owing: z.optional(z.enum(OWING)),
  sort: z.optional(z.enum(['name', '-name', 'created', '-created'])),
}

export const listCustomers = endpoint({
  name: 'listCustomers',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/customers',
  access: 'customers.read',
  query: z.object({ ...inWorkspace, ...page, ...filter }),
  response: rows(customerRow),
})

/** The filtered customers, or those named, as a file whose columns an import recognises. */
export const exportCustomers = endpoint({
  name: 'exportCustomers',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/customers/export',
  access: 'customers.read',
  query: z.object({
    ...inWorkspace,
    ...filter,
    ids: z.optional(list(id)),
    format: z.enum(['csv', 'xlsx']),
  }),
  refusals: { too_many: 422 },
})

export const getCustomer = endpoint({
  name: 'getCustomer',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/customers/:customerId',
  access: 'customers.read',
  query: z.object({ ...inWorkspace, customerId: id }),
  response: z.extend(customer, {
    open: z.array(z.object({ currency, amount })),
    /** Overpaid amounts, which can settle later invoices. */
    credit: z.array(z.object({ currency, amount })),
    invoices: z.number(),
    /** The days between due date and usual payment, negative for early payment; null without enough data. */
    usualDays: z.nullable(z.number()),
  }),
})
export type CustomerView = ResponseOf<typeof getCustomer>

const saveRefusals = { tax_id_invalid: 422 }

export const createCustomer = endpoint({
  name: 'createCustomer',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/customers',
  access: 'customers.create',
  query: z.object(inWorkspace),
  request: fields,
  response: customer,
  refusals: saveRefusals,
})

export const updateCustomer = endpoint({
  name: 'updateCustomer',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/customers/:customerId',
  access: 'customers.update',
  query: z.object({ ...inWorkspace, customerId: id }),
  request: z.extend(fields, { version }),
  response: customer,
  refusals: { ...saveRefusals, changed_meanwhile: 409 },
})

export const archiveCustomer = endpoint({
  name: 'archiveCustomer',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/customers/:customerId/archive',
  access: 'customers.delete',
  query: z.object({ ...inWorkspace, customerId: id }),
  request: z.object({ archived: z.boolean() }),
  response: nothing,
})

/** Several at once, of one page of the list. */
export const archiveCustomers = endpoint({
  name: 'archiveCustomers',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/customers/archive',
  access: 'customers.delete',
  query: z.object(inWorkspace),
  request: z.object({ ids: z.array(id).check(z.maxLength(100)), archived: z.boolean() }),
  response: nothing,
})
