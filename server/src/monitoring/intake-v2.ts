import * as z from 'zod/mini'
import {
  type Line,
  type Protocol,
  count,
  duration,
  longText,
  numberOf,
  serviceName,
  tags,
  shortText,
} from './protocol.ts'

/**
 * Intake version 2: https://www.elastic.co/docs/solutions/observability/apm/elastic-apm-events-intake-api, limited to
 * the fields that are stored.
 */

const metadata = z.object({
  service: z.object({
    name: serviceName,
    version: z.nullish(shortText),
    agent: z.object({ name: shortText, version: shortText }),
  }),
})

const context = z.nullish(
  z.object({ page: z.nullish(z.object({ url: z.nullish(longText) })), tags }),
)

const transaction = z.object({
  id: shortText,
  trace_id: shortText,
  type: shortText,
  name: z.nullish(shortText),
  duration,
  sampled: z.nullish(z.boolean()),
  span_count: z.object({ started: count }),
  context,
  marks: z.nullish(
    z.object({ agent: z.nullish(z.object({ largestContentfulPaint: z.nullish(z.number()) })) }),
  ),
  experience: z.nullish(z.object({ cls: z.nullish(z.number()) })),
})

const frame = z.object({
  filename: longText,
  abs_path: z.nullish(longText),
  function: z.nullish(longText),
  lineno: z.nullish(z.number()),
  colno: z.nullish(z.number()),
})

const error = z.object({
  id: shortText,
  exception: z.object({
    message: z.nullish(longText),
    type: z.nullish(shortText),
    stacktrace: z.nullish(z.array(frame)),
  }),
  context,
})

const span = z.object({ id: shortText, name: shortText, type: shortText, duration })
const metricset = z.object({ samples: z.record(z.string(), z.unknown()) })

export const V2: Protocol = {
  metadata: {
    key: 'metadata',
    read: value => {
      const { service } = z.parse(metadata, value)
      return { service: service.name, release: service.version ?? '' }
    },
  },
  events: {
    transaction: value => readTransaction(z.parse(transaction, value)),
    error: value => readError(z.parse(error, value)),
    // Accepted but not stored.
    span: value => (z.parse(span, value), {}),
    metricset: value => (z.parse(metricset, value), {}),
  },
}

function readTransaction(input: z.infer<typeof transaction>): Line {
  return {
    transaction: {
      type: input.type,
      name: input.name ?? '',
      url: input.context?.page?.url ?? '',
      durationMs: input.duration,
      sampled: input.sampled ?? true,
      lcpMs: input.marks?.agent?.largestContentfulPaint ?? undefined,
      inpMs: numberOf(input.context?.tags?.['inp_value']),
      cls: input.experience?.cls ?? undefined,
    },
  }
}

function readError({ exception, context: about }: z.infer<typeof error>): Line {
  return {
    error: {
      type: exception.type ?? '',
      message: exception.message ?? '',
      url: about?.page?.url ?? '',
      components: String(about?.tags?.['components'] ?? ''),
      frames: (exception.stacktrace ?? []).map(one => ({
        function: one.function ?? '',
        file: one.filename,
        line: one.lineno ?? null,
        column: one.colno ?? null,
      })),
    },
  }
}
