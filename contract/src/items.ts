import { LEDGER_KINDS } from '@bordereau/domain/document-kind'
import { SUPPLIES } from '@bordereau/domain/country/supply'
import { TAX_CATEGORIES } from '@bordereau/domain/tax-category/category'
import * as z from 'zod/mini'
import { performedAt } from './performed-at.ts'
import { type ResponseOf, endpoint } from './endpoint.ts'
import { decimal, storedDate } from './amount.ts'
import {
  currency,
  id,
  inWorkspace,
  instant,
  language,
  list,
  nothing,
  page,
  prose,
  required,
  rows,
  text,
  version,
  searchText,
} from './value.ts'

const fields = z.object({
  code: text(60),
  name: required(200),
  description: prose(2000),
  /** UN/ECE Recommendation 20. */
  unit: required(3),
  prices: z.array(z.object({ currency, price: decimal })).check(z.maxLength(30)),
  supply: z.enum(SUPPLIES),
  /** Absent or null: not stated. */
  performedAt: z.optional(z.nullable(performedAt)),
  taxCategory: z.enum(TAX_CATEGORIES),
  taxRate: decimal,
  /** Of the tax offered at the seller's place; '' for a tax that was only typed. */
  taxKey: z._default(text(60), ''),
  texts: z
    .array(z.object({ language, name: text(200), description: prose(2000) }))
    .check(z.maxLength(20)),
  /** HSN or SAC in India. */
  classification: text(20),
})
export type ItemRequest = z.infer<typeof fields>

export const item = z.extend(fields, {
  id,
  archived: z.boolean(),
  version,
  createdAt: instant,
  updatedAt: instant,
})
export type Item = z.infer<typeof item>

const filter = {
  q: z.optional(searchText),
  state: z.optional(z.enum(['active', 'archived'])),
  supply: z.optional(z.enum(SUPPLIES)),
  /** In percent. */
  taxRate: z.optional(decimal),
  /** In which it has a price. */
  currency: z.optional(currency),
  sort: z.optional(z.enum(['name', '-name', 'code', '-code', 'created', '-created'])),
}

/** Of the prices of each item, that in the company's currency comes first. */
export const listItems = endpoint({
  name: 'listItems',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/items',
  access: 'items.read',
  query: z.object({ ...inWorkspace, ...page, ...filter }),
  response: rows(item),
})

/** The filtered items, or those named, as a file whose columns an import recognises. */
export const exportItems = endpoint({
  name: 'exportItems',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/items/export',
  access: 'items.read',
  query: z.object({
    ...inWorkspace,
    ...filter,
    ids: z.optional(list(id)),
    format: z.enum(['csv', 'xlsx']),
  }),
  refusals: { too_many: 422 },
})

export const getItem = endpoint({
  name: 'getItem',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/items/:itemId',
  access: 'items.read',
  query: z.object({ ...inWorkspace, itemId: id }),
  response: z.extend(item, {
    use: z.object({
      /** Number of the searched documents that contain it. */
      documents: z.number(),
      /** Number of the latest documents that were searched; null: all. */
      searched: z.nullable(z.number()),
      /** The latest documents that contain it, newest first. */
      latest: z.array(
        z.object({
          invoiceId: id,
          kind: z.enum(LEDGER_KINDS),
          number: z.nullable(z.string()),
          customerName: z.string(),
          customerCountry: z.string(),
          /** null for a draft without one. */
          issueDate: z.nullable(storedDate),
          quantity: z.nullable(decimal),
          /** Per unit of the item, as on the line. */
          price: z.nullable(decimal),
          currency,
        }),
      ),
    }),
  }),
})
export type ItemView = ResponseOf<typeof getItem>

export const createItem = endpoint({
  name: 'createItem',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/items',
  access: 'items.create',
  query: z.object(inWorkspace),
  request: fields,
  response: item,
  refusals: { code_taken: 409 },
})

export const updateItem = endpoint({
  name: 'updateItem',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/items/:itemId',
  access: 'items.update',
  query: z.object({ ...inWorkspace, itemId: id }),
  request: z.extend(fields, { version }),
  response: item,
  refusals: { code_taken: 409, changed_meanwhile: 409 },
})

export const archiveItem = endpoint({
  name: 'archiveItem',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/items/:itemId/archive',
  access: 'items.delete',
  query: z.object({ ...inWorkspace, itemId: id }),
  request: z.object({ archived: z.boolean() }),
  response: nothing,
})

/** Several at once, of one page of the list. */
export const archiveItems = endpoint({
  name: 'archiveItems',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/items/archive',
  access: 'items.delete',
  query: z.object(inWorkspace),
  request: z.object({ ids: z.array(id).check(z.maxLength(100)), archived: z.boolean() }),
  response: nothing,
})
