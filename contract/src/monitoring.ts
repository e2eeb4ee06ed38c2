import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, inWorkspace, instant, text } from './value.ts'

/** Settings of browser monitoring; set by the owner of the instance, for all its users. */
export const monitoring = z.object({
  /** Off: no page sends data, and the collector accepts none. */
  recording: z.boolean(),
  /** Percentage of visits that are measured. Errors are reported for every visit. */
  samplePercent: z.int().check(z.gte(1), z.lte(100)),
  /** Any server with Elastic's intake protocol; empty: events are stored in this instance. */
  collectorUrl: z.string(),
})
export type MonitoringSettings = z.infer<typeof monitoring>

/** A collector address: without credentials, query or fragment, because the agent appends its path. */
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
  // A browser does not send from https:// to http://.
  refusals: { collector_insecure: 422 },
})

export const PERIODS = ['1', '7', '30', '90'] as const

const seen = {
  ...inWorkspace,
  /** Length of the period in days; default a week. */
  days: z.optional(z.enum(PERIODS)),
  page: z.optional(text(200)),
  release: z.optional(text(100)),
}

/** 75th percentiles, as Core Web Vitals define them: milliseconds; `cls` has no unit. null: nothing measured. */
const vitals = {
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
  cls: z.nullable(z.number()),
  load: z.nullable(z.number()),
  /** From a navigation inside the application until the data of the new page is shown. */
  change: z.nullable(z.number()),
  /** Number of page loads and navigations measured. */
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
    /** Hours of the last day, else days, in UTC, without gaps. */
    times: z.array(z.object({ at: instant, ...vitals })),
    /** Options of the filters, independent of the current filter; the newest release first. */
    known: z.object({ pages: z.array(z.string()), releases: z.array(z.string()) }),
  }),
})

const frame = z.object({
  function: z.string(),
  file: z.string(),
  line: z.nullable(z.number()),
  column: z.nullable(z.number()),
  /** Resolved by the source map: file and line are those of the source. */
  mapped: z.boolean(),
})

const pageError = z.object({
  id,
  type: z.string(),
  message: z.string(),
  /** The function and file that threw it. */
  culprit: z.string(),
  /** In the period, on the page and in the release of the query. */
  count: z.number(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  releases: z.array(z.string()),
  pages: z.array(z.string()),
  browsers: z.array(z.string()),
  /** The latest occurrence. */
  sample: z.object({
    at: instant,
    page: z.string(),
    release: z.string(),
    browser: z.string(),
    message: z.string(),
    /** The React component stack, the innermost first; empty outside of rendering. */
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
