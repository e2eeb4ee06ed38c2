import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace, nothing, required } from './value.ts'

/** The lists that have saved views, and the query parameters that make a view. The page of a list is not part of it. */
export const VIEW_PARAMETERS = {
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
    'type',
  ],
  customers: ['country', 'currency', 'owing', 'q', 'sort', 'state'],
  items: ['currency', 'q', 'sort', 'state', 'supply', 'taxRate'],
  payments: ['customerId', 'from_date', 'q', 'to_date'],
} as const

export type ViewList = keyof typeof VIEW_PARAMETERS
export const VIEW_LISTS = ['invoices', 'customers', 'items', 'payments'] as const

/** The most views of one list that a person may save, and a company share. */
export const MAX_VIEWS = 30
const NAME_LENGTH = 60
const STATE_LENGTH = 1000

/** The query parameters of a list, 'currency=EUR&tab=open'; the server stores them in alphabetical order. */
const state = z.string().check(z.maxLength(STATE_LENGTH))
const list = z.enum(VIEW_LISTS)
const name = required(NAME_LENGTH)

export const view = z.object({
  id,
  list,
  name,
  state,
  /** Shared with the company; otherwise private to the requesting user. */
  shared: z.boolean(),
  /** The view this list opens with for the requesting user. */
  isDefault: z.boolean(),
})
export type View = z.infer<typeof view>

/** All views the user may see, of all lists, by name. */
export const listViews = endpoint({
  name: 'listViews',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/views',
  access: 'views.read',
  query: z.object(inWorkspace),
  response: z.object({ views: z.array(view) }),
})

const refusals = { name_taken: 409, too_many_views: 422, state_unknown: 422 } as const

/** Sharing a view needs the permission 'views.share', else it is forbidden. */
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

/** Absent fields stay unchanged. A shared view is changed only with the permission 'views.share'. */
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

/** The view a list opens with, for the requesting user; null: all rows. */
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
