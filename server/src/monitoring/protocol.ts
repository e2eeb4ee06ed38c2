import * as z from 'zod/mini'
import type { AgentTransaction, AgentError } from './event.ts'

/** The stored content of one line of a batch; empty for events that are accepted but not stored. */
export type Line = { readonly transaction?: AgentTransaction; readonly error?: AgentError }

/** The line format of one intake version. A reader throws a ZodError for an invalid value. */
export type Protocol = {
  readonly metadata: {
    readonly key: string
    readonly read: (value: unknown) => { readonly service: string; readonly release: string }
  }
  readonly events: Readonly<Record<string, (value: unknown) => Line>>
}

/** Shapes used by both versions. Durations are in milliseconds. */
export const shortText = z.string().check(z.maxLength(1024))
export const serviceName = shortText.check(z.regex(/^[a-zA-Z0-9 _-]+$/))
export const longText = z.string()
export const count = z.int().check(z.gte(0))
export const duration = z.number().check(z.gte(0))
export const tags = z.nullish(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
)

/** A tag's value as a number; tags may also be text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
