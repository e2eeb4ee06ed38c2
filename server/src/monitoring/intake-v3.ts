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

/**
 * The same events with the short names of https://github.com/elastic/apm-data (rumv3), as the agent writes them with
 * apiVersion 3. It leaves out an error's type.
 */

const metadata = z.object({
  se: z.object({
    n: serviceName,
    ve: z.nullish(word),
    a: z.object({ n: word, ve: word }),
  }),
})

const context = z.nullish(z.object({ p: z.nullish(z.object({ url: z.nullish(long) })), g: tags }))

const span = z.object({ id: word, n: word, t: word, s: z.number(), d: duration })

const transaction = z.object({
  id: word,
  tid: word,
  t: word,
  n: z.nullish(word),
  d: duration,
  sm: z.nullish(z.boolean()),
  yc: z.object({ sd: count }),
  y: z.nullish(z.array(span)),
  c: context,
  k: z.nullish(z.object({ a: z.nullish(z.object({ lp: z.nullish(z.number()) })) })),
  exp: z.nullish(z.object({ cls: z.nullish(z.number()) })),
})

const frame = z.object({
  f: long,
  fn: z.nullish(long),
  li: z.nullish(z.number()),
  co: z.nullish(z.number()),
})

const error = z.object({
  id: word,
  ex: z.object({
    mg: z.nullish(long),
    t: z.nullish(word),
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

function readTransaction(given: z.infer<typeof transaction>): Line {
  return {
    measured: {
      type: given.t,
      name: given.n ?? '',
      url: given.c?.p?.url ?? '',
      durationMs: given.d,
      sampled: given.sm ?? true,
      lcpMs: given.k?.a?.lp ?? undefined,
      inpMs: numberOf(given.c?.g?.['inp_value']),
      cls: given.exp?.cls ?? undefined,
    },
  }
}

function readError({ ex, c }: z.infer<typeof error>): Line {
  return {
    thrown: {
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
