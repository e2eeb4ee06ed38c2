import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace, instant, nothing, page, rows } from './value.ts'

/** Bulk actions: the server does the same with many documents as a job, which continues when the page is closed. */
export const BATCH_KINDS = ['send', 'remind', 'mark_paid'] as const
export type BatchKind = (typeof BATCH_KINDS)[number]

export const BATCH_LIMIT = 1000

export const ITEM_OUTCOMES = ['done', 'refused', 'cancelled'] as const

/** Why one document was refused; `internal`: an unexpected error, which is in the log. */
export const ITEM_REFUSALS = [
  'not_found',
  'not_issued',
  'is_credit_note',
  'nothing_open',
  'no_recipient',
  'already_reminded',
  'internal',
] as const
export type ItemRefusal = (typeof ITEM_REFUSALS)[number]

export const batch = z.object({
  id,
  kind: z.enum(BATCH_KINDS),
  total: z.number(),
  done: z.number(),
  refused: z.number(),
  cancelled: z.number(),
  createdAt: instant,
  /** Name of the user who created the batch. */
  createdBy: z.string(),
  /** null while an item is pending. */
  finishedAt: z.nullable(instant),
})
export type Batch = z.infer<typeof batch>

export const batchItem = z.object({
  invoiceId: id,
  number: z.nullable(z.string()),
  customerName: z.string(),
  /** null: still pending. */
  outcome: z.nullable(z.enum(ITEM_OUTCOMES)),
  refusal: z.nullable(z.enum(ITEM_REFUSALS)),
})

const order = z.object({
  kind: z.enum(BATCH_KINDS),
  invoiceIds: z.array(id).check(z.minLength(1), z.maxLength(BATCH_LIMIT)),
})

const batchPath = z.object({ ...inWorkspace, batchId: id })

/** The outcome that an order would have now; nothing is changed. */
export const checkBatch = endpoint({
  name: 'checkBatch',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/batches/check',
  access: 'invoices.read',
  query: z.object(inWorkspace),
  request: order,
  response: z.object({
    ready: z.number(),
    /** How many of them are collected from a method that the customer saved: the messages say when. */
    collected: z.number(),
    refused: z.array(z.object({ refusal: z.enum(ITEM_REFUSALS), count: z.number() })),
  }),
})

/** Forbidden for a role that may not do the same with a single document. A document listed twice counts once. */
export const createBatch = endpoint({
  name: 'createBatch',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/batches',
  access: 'invoices.read',
  query: z.object(inWorkspace),
  request: order,
  response: batch,
})

/** Batches of the whole company, the newest first, at most 20. */
export const listRunningBatches = endpoint({
  name: 'listRunningBatches',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/batches',
  access: 'invoices.read',
  query: z.object(inWorkspace),
  response: z.object({ batches: z.array(batch) }),
})

export const getBatch = endpoint({
  name: 'getBatch',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/batches/:batchId',
  access: 'invoices.read',
  query: batchPath,
  response: batch,
})

export const listBatchItems = endpoint({
  name: 'listBatchItems',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/batches/:batchId/items',
  access: 'invoices.read',
  query: z.object({
    ...inWorkspace,
    ...page,
    batchId: id,
    outcome: z.optional(z.enum(ITEM_OUTCOMES)),
  }),
  response: rows(batchItem),
})

/** Cancels the items that are still pending. */
export const cancelBatch = endpoint({
  name: 'cancelBatch',
  method: 'POST',
  path: '/api/workspaces/:workspaceId/batches/:batchId/cancel',
  access: 'invoices.read',
  query: batchPath,
  response: nothing,
  refusals: { already_finished: 409 },
})
