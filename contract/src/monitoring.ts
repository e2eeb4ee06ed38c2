import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace, instant } from './value.ts'

/** How the pages' agent calls this program, in its metadata and when it asks for its configuration. */
export const SERVICE_NAME = 'bordereau'

/** How the running pages are watched; said by the first person of the instance for everybody on it. */
export const monitoring = z.object({
  /** Off: no page sends anything, and the collector takes nothing. */
  recording: z.boolean(),
  /** How many of a hundred visits are measured. Errors are told of all of them. */
  samplePercent: z.int().check(z.gte(1), z.lte(100)),
  /** Any server that speaks Elastic's protocol; empty: events stay in this instance. */
  collectorUrl: z.string(),
})

/** An address to send to: nothing secret in it, and nothing the agent would append to wrongly. */
export const collectorUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300, 'Invalid URL'),
    z.regex(
      /^(?:https?:\/\/(?:[\p{L}\p{N}.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?(?:\/[\w./~%-]*)?)?$/iu,
      'Invalid URL',
    ),
  )

export const getMonitoring = endpoint({
  name: 'getMonitoring',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/monitoring',
  access: 'settings.update',
  query: z.object(inWorkspace),
  response: monitoring,
})

export const updateMonitoring = endpoint({
  name: 'updateMonitoring',
  method: 'PATCH',
  path: '/api/workspaces/:workspaceId/monitoring',
  access: 'settings.update',
  query: z.object(inWorkspace),
  request: z.object({
    recording: z.optional(z.boolean()),
    samplePercent: z.optional(z.int().check(z.gte(1), z.lte(100))),
    collectorUrl: z.optional(collectorUrl),
  }),
  response: monitoring,
  // A browser sends nothing from https:// to http://.
  refusals: { collector_insecure: 422 },
})

export const PERIODS = ['1', '7', '30', '90'] as const

const seen = {
  ...inWorkspace,
  /** The last so many days; a week. */
  days: z.optional(z.enum(PERIODS)),
  page: z.optional(z.string().check(z.maxLength(200))),
  release: z.optional(z.string().check(z.maxLength(100))),
}

/** 75th percentiles, as the measures' own definitions want: milliseconds; `cls` has no unit. null: nothing measured. */
const vitals = {
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
  cls: z.nullable(z.number()),
  load: z.nullable(z.number()),
  /** From one page to the next inside the application, until its data was there. */
  change: z.nullable(z.number()),
  /** How many loads of pages and changes to them they are made of. */
  visits: z.number(),
}
export const pageVitals = z.object(vitals)

export const getPageTimings = endpoint({
  name: 'getPageTimings',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/monitoring/timings',
  access: 'settings.update',
  query: z.object(seen),
  response: z.object({
    total: pageVitals,
    /** The most visited first. */
    pages: z.array(z.object({ page: z.string(), ...vitals })),
    /** Hours of the last day, else days, in UTC; none left out. */
    times: z.array(z.object({ at: instant, ...vitals })),
    /** To choose from, whatever is chosen now; the newest release first. */
    known: z.object({ pages: z.array(z.string()), releases: z.array(z.string()) }),
  }),
})

const frame = z.object({
  function: z.string(),
  file: z.string(),
  line: z.nullable(z.number()),
  column: z.nullable(z.number()),
  /** Read back from the source map: file and line are those of the source. */
  mapped: z.boolean(),
})

const pageError = z.object({
  id,
  type: z.string(),
  message: z.string(),
  /** Where it was thrown, in a word. */
  culprit: z.string(),
  /** In the period, on the page and in the release that were asked for. */
  count: z.number(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  releases: z.array(z.string()),
  pages: z.array(z.string()),
  browsers: z.array(z.string()),
  /** The latest of them. */
  sample: z.object({
    at: instant,
    page: z.string(),
    release: z.string(),
    browser: z.string(),
    message: z.string(),
    /** The components around it, the innermost first; empty where none was being drawn. */
    components: z.string(),
    frames: z.array(frame),
  }),
})

export const listPageErrors = endpoint({
  name: 'listPageErrors',
  method: 'GET',
  path: '/api/workspaces/:workspaceId/monitoring/errors',
  access: 'settings.update',
  query: z.object(seen),
  response: z.object({
    /** The latest first, at most fifty. */
    errors: z.array(pageError),
    total: z.number(),
  }),
})

/**
 * The agent's central configuration, in Elastic's own form: all values are text. What stands behind the first line is
 * ours, and passed over by the agent.
 */
export const getAgentConfig = endpoint({
  name: 'getAgentConfig',
  method: 'GET',
  path: '/config/v1/rum/agents',
  access: 'public',
  query: z.object({ 'service.name': z.string() }),
  response: z.object({
    transaction_sample_rate: z.string(),
    recording: z.enum(['true', 'false']),
    /** Where to send; empty: here. */
    server_url: z.string(),
    /** The release that serves pages now. */
    service_version: z.string(),
  }),
})
