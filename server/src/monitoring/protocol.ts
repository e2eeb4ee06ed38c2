import * as z from 'zod/mini'
import type { Measured, Thrown } from './event.ts'

/** What one line of a batch says that we keep; nothing for what is only taken. */
export type Line = { readonly measured?: Measured; readonly thrown?: Thrown }

/** How one version of the intake writes its lines. A reader throws what is wrong with a value. */
export type Protocol = {
  readonly metadata: {
    readonly key: string
    readonly read: (value: unknown) => { readonly service: string; readonly release: string }
  }
  readonly events: Readonly<Record<string, (value: unknown) => Line>>
}

/** Shapes that both versions have. Durations are milliseconds. */
export const word = z.string().check(z.maxLength(1024))
export const serviceName = word.check(z.regex(/^[a-zA-Z0-9 _-]+$/))
export const long = z.string()
export const count = z.int().check(z.gte(0))
export const duration = z.number().check(z.gte(0))
export const tags = z.nullish(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
)

/** A tag as a number; tags may be text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
