import * as z from 'zod/mini'
import {
  type Line,
  type Protocol,
  count,
  duration,
  long,
  numberOf,
  serviceName,
  tags,
  word,
} from './protocol.ts'

/** https://www.elastic.co/docs/solutions/observability/apm/elastic-apm-events-intake-api, as far as we keep it. */

const metadata = z.object({
  service: z.object({
    name: serviceName,
    version: z.nullish(word),
    agent: z.object({ name: word, version: word }),
  }),
})

const context = z.nullish(z.object({ page: z.nullish(z.object({ url: z.nullish(long) })), tags }))

const transaction = z.object({
  id: word,
  trace_id: word,
  type: word,
  name: z.nullish(word),
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
  filename: long,
  abs_path: z.nullish(long),
  function: z.nullish(long),
  lineno: z.nullish(z.number()),
  colno: z.nullish(z.number()),
})

const error = z.object({
  id: word,
  exception: z.object({
    message: z.nullish(long),
    type: z.nullish(word),
    stacktrace: z.nullish(z.array(frame)),
  }),
  context,
})

const span = z.object({ id: word, name: word, type: word, duration })
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
    // Taken, and not kept.
    span: value => (z.parse(span, value), {}),
    metricset: value => (z.parse(metricset, value), {}),
  },
}

function readTransaction(given: z.infer<typeof transaction>): Line {
  return {
    measured: {
      type: given.type,
      name: given.name ?? '',
      url: given.context?.page?.url ?? '',
      durationMs: given.duration,
      sampled: given.sampled ?? true,
      lcpMs: given.marks?.agent?.largestContentfulPaint ?? undefined,
      inpMs: numberOf(given.context?.tags?.['inp_value']),
      cls: given.experience?.cls ?? undefined,
    },
  }
}

function readError({ exception, context: about }: z.infer<typeof error>): Line {
  return {
    thrown: {
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
