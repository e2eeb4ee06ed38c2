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
 * Intake version 3: the same events with the short names of https://github.com/elastic/apm-data (rumv3), which the
 * agent sends with apiVersion 3. An error's type is missing.
 */

const metadata = z.object({
  se: z.object({
    n: serviceName,
    ve: z.nullish(shortText),
    a: z.object({ n: shortText, ve: shortText }),
  }),
})

const context = z.nullish(
  z.object({ p: z.nullish(z.object({ url: z.nullish(longText) })), g: tags }),
)

const span = z.object({ id: shortText, n: shortText, t: shortText, s: z.number(), d: duration })

const transaction = z.object({
  id: shortText,
  tid: shortText,
  t: shortText,
  n: z.nullish(shortText),
  d: duration,
  sm: z.nullish(z.boolean()),
  yc: z.object({ sd: count }),
  y: z.nullish(z.array(span)),
  c: context,
  k: z.nullish(z.object({ a: z.nullish(z.object({ lp: z.nullish(z.number()) })) })),
  exp: z.nullish(z.object({ cls: z.nullish(z.number()) })),
})

const frame = z.object({
  f: longText,
  fn: z.nullish(longText),
  li: z.nullish(z.number()),
  co: z.nullish(z.number()),
})

const error = z.object({
  id: shortText,
  ex: z.object({
    mg: z.nullish(longText),
    t: z.nullish(shortText),
    st: z.nullish(z.array(frame)),
  }),
  c: context,
})

export const V3: Protocol = {
  metadata: {
    key: 'm',
    read: value => {
      const { se } = z.parse(metadata, value)
      return { service: se.n, release: se.ve ?? '' }
    },
  },
  events: {
    x: value => readTransaction(z.parse(transaction, value)),
    e: value => readError(z.parse(error, value)),
  },
}

function readTransaction(input: z.infer<typeof transaction>): Line {
  return {
    transaction: {
      type: input.t,
      name: input.n ?? '',
      url: input.c?.p?.url ?? '',
      durationMs: input.d,
      sampled: input.sm ?? true,
      lcpMs: input.k?.a?.lp ?? undefined,
      inpMs: numberOf(input.c?.g?.['inp_value']),
      cls: input.exp?.cls ?? undefined,
    },
  }
}

function readError({ ex, c }: z.infer<typeof error>): Line {
  return {
    error: {
      type: ex.t ?? '',
      message: ex.mg ?? '',
      url: c?.p?.url ?? '',
      components: String(c?.g?.['components'] ?? ''),
      frames: (ex.st ?? []).map(one => ({
        function: one.fn ?? '',
        file: one.f,
        line: one.li ?? null,
        column: one.co ?? null,
      })),
    },
  }
}
