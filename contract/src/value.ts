import { readEmailAddress } from '@bordereau/domain/text/email-address'
import { cleanLine, cleanLines, isVisible } from '@bordereau/domain/text/clean-text'
import * as z from 'zod/mini'

/** The value types of all forms as JSON; instants are ISO 8601 UTC. Amounts and business dates are in amount.ts. */

export const id = z.uuid()

export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** One line of text: what is pasted is cleaned, then trimmed; at most `max` characters. */
export const text = (max = 200) =>
  z.string().check(z.overwrite(cleanLine), z.trim(), z.maxLength(max, atMost(max)))

/** Several lines, cleaned. */
export const prose = (max = 5000) =>
  z.string().check(z.overwrite(cleanLines), z.maxLength(max, atMost(max)))

/** In words, because the page shows it at the field in the reader's language. */
const atMost = (max: number) => `Use at most ${max} characters`

/**
 * Text that is only searched for, compared, hashed or decoded, so that any text is accepted. Text in a query is either this
 * or `text`, because the database refuses a NUL.
 */
export const cleaned = (max: number) =>
  z.pipe(z.string().check(z.maxLength(max)), z.transform(cleanLine))

/** The text of a search. */
export const searchText = cleaned(100)

export const required = (max = 200) =>
  text(max).check(
    z.overwrite(value => (isVisible(value) ? value : '')),
    z.minLength(1, 'Fill this in'),
  )

/** As it is shown: the domain in its own letters. Servers get it in ASCII (`asciiEmail`). */
export const email = z.string().check(
  z.overwrite(value => readEmailAddress(value) ?? value),
  z.refine(value => readEmailAddress(value) === value, 'Invalid email address'),
)

/** Empty text or an address. */
export const optionalEmail = z.union([z.literal(''), email])

export const instant = z.iso.datetime()

/** The company's colour on its documents. */
export const accentColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country'))
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Choose a currency'))
export const language = z
  .string()
  .check(
    z.maxLength(35),
    z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Choose a language'),
    z.refine(isLocale, 'Choose a language'),
  )

/** Beyond the format: a tag with two regions makes every formatter throw. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** A whole number in a query string. */
export const count = (min: number, max: number) =>
  z.pipe(
    z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.number()]),
    z.pipe(z.transform(Number), z.number().check(z.gte(min), z.lte(max))),
  )

/** 'a,b,c' in a query string. */
export const list = <Shape extends z.ZodMiniType<unknown, string>>(shape: Shape) =>
  z.pipe(
    z.string().check(z.maxLength(4000)),
    z.pipe(
      z.transform((value: string) => [...new Set(value.split(',').filter(part => part !== ''))]),
      z.array(shape),
    ),
  )

/** A list as the domain takes it: readonly. */
export const readonlyList = <Shape extends z.ZodMiniType>(shape: Shape, max: number) =>
  z.readonly(z.array(shape).check(z.maxLength(max)))

/** A page of a list: the cursor after which it begins, and the number of rows. */
export const page = {
  after: z.optional(cleaned(500)),
  limit: z.optional(count(1, 100)),
}

/** The rows of a list and of its tabs are counted up to this; one more means that there are more. */
export const MAX_COUNTED = 1_000

/** The response of a list: `next` is the cursor of the next page, `total` counts all pages, up to MAX_COUNTED + 1. */
export function rows<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.nullable(z.string()), total: z.number() })
}

export const version = z.int().check(z.gte(1), z.lte(2_000_000_000))
/** Days to pay. */
export const days = z.int().check(z.gte(0), z.lte(365))
export const nothing = z.object({})
export const inWorkspace = { workspaceId: id }
