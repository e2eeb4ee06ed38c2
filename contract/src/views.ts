import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace, nothing, required } from './value.ts'

/** The lists that views are kept of, and the words of their addresses that make a view. A page of a list is none. */
export const VIEW_WORDS = {
  invoices: [
    'currency',
    'customerId',
    'dueFrom',
    'dueTo',
    'hide',
    'issuedFrom',
    'issuedTo',
    'q',
    'sort',
    'tab',
  ],
  customers: ['q', 'sort', 'state'],
  items: ['q', 'sort', 'state'],
  payments: ['customerId', 'from_date', 'q', 'to_date'],
} as const

export type ViewList = keyof typeof VIEW_WORDS
export const VIEW_LISTS = ['invoices', 'customers', 'items', 'payments'] as const

/** How many views of one list a person may keep, and a company share. */
export const MOST_VIEWS = 30
const NAME_LENGTH = 60
const STATE_LENGTH = 1000

/** The words of a list's address, 'currency=EUR&tab=open'; the server keeps them in the order of the alphabet. */
const state = z.string().check(z.maxLength(STATE_LENGTH))
const list = z.enum(VIEW_LISTS)
const name = required(NAME_LENGTH)

export const view = z.object({
  id,
  list,
  name,
  state,
  /** The company's; else only the person's who asks. */
  shared: z.boolean(),
  /** What this list shows the person who asks when she comes to it without wishing anything. */
  isDefault: z.boolean(),
})

/** All views the person may see, of all lists, by name. */
export const listViews = endpoint({
  name: 'listViews',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/views',
  access: 'views.read',
  query: z.object(inWorkspace),
  response: z.object({ views: z.array(view) }),
})

const refusals = { name_taken: 409, too_many_views: 422, state_unknown: 422 } as const

/** Sharing one needs the right to ('views.share'), else it is forbidden. */
export const createView = endpoint({
  name: 'createView',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/views',
  access: 'views.save',
  query: z.object(inWorkspace),
  request: z.object({ list, name, state, shared: z.boolean() }),
  response: view,
  refusals,
})

/** What is left out stays. A shared view is changed by whoever may share. */
export const updateView = endpoint({
  name: 'updateView',
  method: 'PATCH',
  path: '/api/workspaces/:workspaceId/views/:viewId',
  access: 'views.save',
  query: z.object({ ...inWorkspace, viewId: id }),
  request: z.object({
    name: z.optional(name),
    state: z.optional(state),
    shared: z.optional(z.boolean()),
  }),
  response: view,
  refusals,
})

export const deleteView = endpoint({
  name: 'deleteView',
  method: 'DELETE',
  path: '/api/workspaces/:workspaceId/views/:viewId',
  access: 'views.save',
  query: z.object({ ...inWorkspace, viewId: id }),
  response: nothing,
})

/** What a list shows at first, for the person who asks; null: all. */
export const chooseDefaultView = endpoint({
  name: 'chooseDefaultView',
  method: 'PUT',
  path: '/api/workspaces/:workspaceId/views/default',
  access: 'views.save',
  query: z.object(inWorkspace),
  request: z.object({ list, viewId: z.nullable(id) }),
  response: nothing,
  refusals: { view_unknown: 422 },
})
