import { MODES, PLAN_UNITS } from '@bordereau/domain/recurring/plan'
import * as z from 'zod/mini'
import { draft } from './draft.ts'
import { endpoint } from './endpoint.ts'
import { amount, date } from './figure.ts'
import {
  currency,
  id,
  inWorkspace,
  instant,
  nothing,
  page,
  required,
  rows,
  version,
} from './value.ts'

/** active: it runs. paused: it waits for somebody. ended: there is no day left. */
export const RECURRING_STATES = ['active', 'paused', 'ended'] as const

/**
 * drafted, issued, sent: as the mode says. kept: could not be issued or sent, and stays as a draft. skipped: somebody
 * left this one out.
 */
export const RUN_OUTCOMES = ['drafted', 'issued', 'sent', 'kept', 'skipped'] as const

/** Why a run was kept as a draft. */
export const KEPT_REASONS = [
  'customer_archived',
  'no_recipient',
  'not_ready',
  'rules_broken',
  'date_before_last',
  'issue_date_in_future',
  'number_taken',
  'number_too_long',
  'company_not_set_up',
  'internal',
] as const

const EVERY_MOST = 99
const TIMES_MOST = 999
const NAME_LENGTH = 100

export const plan = z.object({
  every: z.int().check(z.gte(1), z.lte(EVERY_MOST)),
  unit: z.enum(PLAN_UNITS),
  firstDay: date,
  end: z.discriminatedUnion('by', [
    z.object({ by: z.literal('never') }),
    z.object({ by: z.literal('times'), times: z.int().check(z.gte(1), z.lte(TIMES_MOST)) }),
    z.object({ by: z.literal('day'), day: date }),
  ]),
})

const name = required(NAME_LENGTH)
const mode = z.enum(MODES)

const row = {
  id,
  name,
  state: z.enum(RECURRING_STATES),
  mode,
  plan,
  customerId: id,
  customerName: z.string(),
  customerCountry: z.string(),
  currency,
  /** What one run comes to. */
  amount,
  /** null once it has ended. */
  nextDay: z.nullable(date),
}

export const recurringRow = z.object(row)

export const recurring = z.object({
  ...row,
  version,
  /** 'missed': it paused itself, because more runs were missed than anybody wants at once. */
  pausedBecause: z.nullable(z.enum(['missed'])),
  /** The document that repeats; its words of the period are still words. */
  draft,
  /** Of an active or paused one, those after today's or the last run. */
  nextDays: z.array(date),
  /** What it was begun from, while that is still there. */
  sourceId: z.nullable(id),
  today: date,
  createdAt: instant,
})

export const run = z.object({
  day: date,
  outcome: z.enum(RUN_OUTCOMES),
  /** Of `kept`. */
  reason: z.nullable(z.enum(KEPT_REASONS)),
  /** null of a skipped one, and of a draft that was deleted since. */
  invoiceId: z.nullable(id),
  /** null while it is a draft. */
  number: z.nullable(z.string()),
  currency: z.nullable(currency),
  amount: z.nullable(amount),
  at: instant,
})

const one = z.object({ ...inWorkspace, recurringId: id })
const base = '/api/workspaces/:workspaceId/recurring'

/** By their next day; those that have ended last. */
export const listRecurring = endpoint({
  name: 'listRecurring',
  method: 'GET',
  path: base,
  access: 'invoices.read',
  query: z.object({
    ...inWorkspace,
    ...page,
    state: z.optional(z.enum(RECURRING_STATES)),
    customerId: z.optional(id),
  }),
  response: rows(recurringRow),
})

export const getRecurring = endpoint({
  name: 'getRecurring',
  method: 'GET',
  path: `${base}/:recurringId`,
  access: 'invoices.read',
  query: one,
  response: recurring,
})

/** The runs so far, the latest day first. */
export const listRuns = endpoint({
  name: 'listRuns',
  method: 'GET',
  path: `${base}/:recurringId/runs`,
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, recurringId: id, ...page }),
  response: rows(run),
})

/** `no_day_left`: not one day of the plan lies ahead. Issuing and sending need the right to (else forbidden). */
const ofPlan = { first_day_past: 422, no_day_left: 422 } as const
const ofPattern = { is_credit_note: 409, customer_missing: 422 } as const

/** From an invoice or a draft, which is copied: nothing that happens to it later matters. */
export const createRecurring = endpoint({
  name: 'createRecurring',
  method: 'POST',
  path: base,
  access: 'invoices.draft',
  query: z.object(inWorkspace),
  request: z.object({ invoiceId: id, name, plan, mode }),
  response: recurring,
  refusals: { ...ofPlan, ...ofPattern, invoice_unknown: 422 },
})

/** What is left out stays. A plan with days ahead begins one that has ended anew. */
export const updateRecurring = endpoint({
  name: 'updateRecurring',
  method: 'PATCH',
  path: `${base}/:recurringId`,
  access: 'invoices.draft',
  query: one,
  request: z.object({
    version,
    name: z.optional(name),
    plan: z.optional(plan),
    mode: z.optional(mode),
  }),
  response: recurring,
  refusals: { ...ofPlan, changed_meanwhile: 409 },
})

export const pauseRecurring = endpoint({
  name: 'pauseRecurring',
  method: 'POST',
  path: `${base}/:recurringId/pause`,
  access: 'invoices.draft',
  query: one,
  response: recurring,
  refusals: { not_active: 409 },
})

/** It goes on with the first day from today on; what lay between is not made. */
export const resumeRecurring = endpoint({
  name: 'resumeRecurring',
  method: 'POST',
  path: `${base}/:recurringId/resume`,
  access: 'invoices.draft',
  query: one,
  response: recurring,
  refusals: { not_paused: 409 },
})

export const endRecurring = endpoint({
  name: 'endRecurring',
  method: 'POST',
  path: `${base}/:recurringId/end`,
  access: 'invoices.draft',
  query: one,
  response: recurring,
  refusals: { has_ended: 409 },
})

/** `day` is the next one as the person sees it, so that two clicks never take two. */
const ofNext = { request: z.object({ day: date }), refusals: { not_next: 409 } } as const

export const skipRun = endpoint({
  name: 'skipRun',
  method: 'POST',
  path: `${base}/:recurringId/skip`,
  access: 'invoices.draft',
  query: one,
  ...ofNext,
  response: recurring,
})

/** Makes the next run today instead of on its day. */
export const runNow = endpoint({
  name: 'runNow',
  method: 'POST',
  path: `${base}/:recurringId/run`,
  access: 'invoices.draft',
  query: one,
  ...ofNext,
  response: run,
})

/** A draft of what repeats, as its next run would be, to be changed by hand and put back. */
export const draftPattern = endpoint({
  name: 'draftPattern',
  method: 'POST',
  path: `${base}/:recurringId/pattern`,
  access: 'invoices.draft',
  query: one,
  response: z.object({ invoiceId: id }),
})

/** What repeats from now on is a copy of this invoice or draft. `deleteDraft`: a draft has served its purpose then. */
export const replacePattern = endpoint({
  name: 'replacePattern',
  method: 'PUT',
  path: `${base}/:recurringId/pattern`,
  access: 'invoices.draft',
  query: one,
  request: z.object({
    invoiceId: id,
    /** Of the draft as it was last read. */
    version: z.optional(version),
    deleteDraft: z.boolean(),
  }),
  response: nothing,
  refusals: { ...ofPattern, invoice_unknown: 422, changed_meanwhile: 409 },
})
