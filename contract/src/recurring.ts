import { MODES, PLAN_UNITS } from '@bordereau/domain/recurring/plan'
import * as z from 'zod/mini'
import { draft } from './draft.ts'
import { endpoint } from './endpoint.ts'
import { amount, date } from './amount.ts'
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

/** active: it runs. paused: it runs again only when resumed. ended: no run is left. */
export const RECURRING_STATES = ['active', 'paused', 'ended'] as const

/**
 * drafted, issued, sent: as the mode requires. failed: could not be issued or sent, and remains a draft. skipped: a
 * user skipped this run.
 */
export const RUN_OUTCOMES = ['drafted', 'issued', 'sent', 'failed', 'skipped'] as const

/** Why a run remained a draft. */
export const FAILURE_REASONS = [
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

const MAX_EVERY = 99
const MAX_TIMES = 999
const NAME_LENGTH = 100

export const plan = z.object({
  every: z.int().check(z.gte(1), z.lte(MAX_EVERY)),
  unit: z.enum(PLAN_UNITS),
  firstDay: date,
  /** On the last day of each month; only for a plan in months that begins on one. */
  onLastDay: z.optional(z.boolean()),
  end: z.discriminatedUnion('by', [
    z.object({ by: z.literal('never') }),
    z.object({ by: z.literal('times'), times: z.int().check(z.gte(1), z.lte(MAX_TIMES)) }),
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
  /** The total of one run. */
  amount,
  /** null after its end. */
  nextDay: z.nullable(date),
}

export const recurringRow = z.object(row)
export type RecurringRow = z.infer<typeof recurringRow>

export const recurring = z.object({
  ...row,
  version,
  /** 'missed': it paused itself, because too many runs were missed to make them all at once. */
  pausedBecause: z.nullable(z.enum(['missed'])),
  /** The document that repeats, with its placeholders. */
  draft,
  /** Of an active or paused one, the days after today's or the last run. */
  nextDays: z.array(date),
  /** The texts with placeholders as the first two of these days fill them in. */
  nextTexts: z.array(z.object({ day: date, texts: z.array(z.string()) })),
  /** The document it was created from, while that exists. */
  sourceId: z.nullable(id),
  today: date,
  createdAt: instant,
})
export type RecurringView = z.infer<typeof recurring>

export const run = z.object({
  day: date,
  outcome: z.enum(RUN_OUTCOMES),
  /** Of `failed`. */
  reason: z.nullable(z.enum(FAILURE_REASONS)),
  /** null for a skipped run, and for a draft that was deleted since. */
  invoiceId: z.nullable(id),
  /** null while it is a draft. */
  number: z.nullable(z.string()),
  currency: z.nullable(currency),
  amount: z.nullable(amount),
  at: instant,
})
export type RunView = z.infer<typeof run>

const recurringPath = z.object({ ...inWorkspace, recurringId: id })
const BASE_PATH = '/api/workspaces/:workspaceId/recurring'

/** By next day; ended ones last. */
export const listRecurring = endpoint({
  name: 'listRecurring',
  method: 'GET',
  path: BASE_PATH,
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
  path: `${BASE_PATH}/:recurringId`,
  access: 'invoices.read',
  query: recurringPath,
  response: recurring,
})

/** The runs so far, the latest day first. */
export const listRuns = endpoint({
  name: 'listRuns',
  method: 'GET',
  path: `${BASE_PATH}/:recurringId/runs`,
  access: 'invoices.read',
  query: z.object({ ...inWorkspace, recurringId: id, ...page }),
  response: rows(run),
})

/**
 * `no_day_left`: no day of the plan is in the future. Modes that issue or send need that permission (else forbidden).
 */
const PLAN_REFUSALS = { first_day_past: 422, no_day_left: 422 } as const
const TEMPLATE_REFUSALS = { is_credit_note: 409, customer_missing: 422 } as const

/** From an invoice or a draft, which is copied: later changes to it have no effect. */
export const createRecurring = endpoint({
  name: 'createRecurring',
  method: 'POST',
  path: BASE_PATH,
  access: 'invoices.draft',
  query: z.object(inWorkspace),
  request: z.object({ invoiceId: id, name, plan, mode }),
  response: recurring,
  refusals: { ...PLAN_REFUSALS, ...TEMPLATE_REFUSALS, invoice_unknown: 422 },
})

/** Absent fields stay unchanged. A plan with days in the future restarts one that has ended. */
export const updateRecurring = endpoint({
  name: 'updateRecurring',
  method: 'PATCH',
  path: `${BASE_PATH}/:recurringId`,
  access: 'invoices.draft',
  query: recurringPath,
  request: z.object({
    version,
    name: z.optional(name),
    plan: z.optional(plan),
    mode: z.optional(mode),
  }),
  response: recurring,
  refusals: { ...PLAN_REFUSALS, changed_meanwhile: 409 },
})

export const pauseRecurring = endpoint({
  name: 'pauseRecurring',
  method: 'POST',
  path: `${BASE_PATH}/:recurringId/pause`,
  access: 'invoices.draft',
  query: recurringPath,
  response: recurring,
  refusals: { not_active: 409 },
})

/** Resumes with the first day from today on; the runs in between are not made. */
export const resumeRecurring = endpoint({
  name: 'resumeRecurring',
  method: 'POST',
  path: `${BASE_PATH}/:recurringId/resume`,
  access: 'invoices.draft',
  query: recurringPath,
  response: recurring,
  refusals: { not_paused: 409 },
})

export const endRecurring = endpoint({
  name: 'endRecurring',
  method: 'POST',
  path: `${BASE_PATH}/:recurringId/end`,
  access: 'invoices.draft',
  query: recurringPath,
  response: recurring,
  refusals: { has_ended: 409 },
})

/** `day` is the next run as displayed, so that two clicks cannot make two runs. */
const nextRun = { request: z.object({ day: date }), refusals: { not_next: 409 } } as const

export const skipRun = endpoint({
  name: 'skipRun',
  method: 'POST',
  path: `${BASE_PATH}/:recurringId/skip`,
  access: 'invoices.draft',
  query: recurringPath,
  ...nextRun,
  response: recurring,
})

/** Makes the next run today, before its day. */
export const runNow = endpoint({
  name: 'runNow',
  method: 'POST',
  path: `${BASE_PATH}/:recurringId/run`,
  access: 'invoices.draft',
  query: recurringPath,
  ...nextRun,
  response: run,
})

/** A draft of the template, as its next run would be, to be edited and saved as the new template. */
export const draftFromTemplate = endpoint({
  name: 'draftFromTemplate',
  method: 'POST',
  path: `${BASE_PATH}/:recurringId/pattern`,
  access: 'invoices.draft',
  query: recurringPath,
  response: z.object({ invoiceId: id }),
})

/** The template becomes a copy of this invoice or draft. `deleteDraft`: a draft is deleted afterwards. */
export const replaceTemplate = endpoint({
  name: 'replaceTemplate',
  method: 'PUT',
  path: `${BASE_PATH}/:recurringId/pattern`,
  access: 'invoices.draft',
  query: recurringPath,
  request: z.object({
    invoiceId: id,
    /** The version of the draft as last read. */
    version: z.optional(version),
    deleteDraft: z.boolean(),
  }),
  response: nothing,
  refusals: { ...TEMPLATE_REFUSALS, invoice_unknown: 422, changed_meanwhile: 409 },
})
