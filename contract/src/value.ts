import * as z from 'zod/mini'

/** The values of every form as they travel; instants are ISO 8601 UTC. Amounts and dates of the trade are in figure.ts. */

export const id = z.uuid()

/** One line of text: trimmed, no control characters, at most `max` characters. */
export const text = (max = 200) =>
  z.string().check(
    z.trim(),
    z.maxLength(max),
    z.refine(
      // eslint-disable-next-line no-control-regex
      value => !/[\u0000-\u001f\u007f]/.test(value) && !NO_TEXT.test(value),
      'Remove line breaks and control characters',
    ),
  )

/** Several lines. */
export const prose = (max = 5000) =>
  z.string().check(
    z.maxLength(max),
    z.refine(
      // eslint-disable-next-line no-control-regex
      value =>
        !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value) && !NO_TEXT.test(value),
      'Remove control characters',
    ),
  )

/** Halves of a surrogate pair, and the two non-characters: neither JSON in the database nor XML can say them. */
const NO_TEXT = /[\p{Surrogate}\ufffe\uffff]/u

/** What is searched for: whatever is pasted, without what no text holds. */
export const words = z.pipe(
  z.string().check(z.maxLength(100)),
  // eslint-disable-next-line no-control-regex
  z.transform((value: string) => value.replace(/[\u0000-\u001f\p{Surrogate}]/gu, ' ')),
)

export const required = (max = 200) => text(max).check(z.minLength(1, 'Fill this in'))

export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('Invalid email address'))

/** Empty text or an address. */
export const optionalEmail = z.union([z.literal(''), email])

/** A list of addresses separated by commas or semicolons, at most ten. */
export const emailList = z.string().check(
  z.trim(),
  z.maxLength(1000),
  z.refine(
    value =>
      value === '' ||
      (value.split(/[,;]\s*/).length <= 10 &&
        value.split(/[,;]\s*/).every(part => email.safeParse(part).success)),
    'Invalid email address',
  ),
)

export const instant = z.iso.datetime()

export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country'))
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Choose a currency'))
export const language = z
  .string()
  .check(
    z.maxLength(35),
    z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Choose a language'),
    z.refine(isLocale, 'Choose a language'),
  )

/** Of the right shape is not enough: a tag with two regions makes every formatter throw. */
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

/** A list as the domain takes it: nobody changes it in place. */
export const many = <Shape extends z.ZodMiniType>(shape: Shape, max: number) =>
  z.readonly(z.array(shape).check(z.maxLength(max)))

/** A page of a list: where the last one ended, and how many rows. */
export const page = {
  after: z.optional(z.string().check(z.maxLength(500))),
  limit: z.optional(count(1, 100)),
}

/** The rows of a list are counted up to this, since each page counts them; one more says that there are more. */
export const COUNTED = 1_000
/** Likewise what stands under a tab, which is counted seldom. */
export const TAB_COUNTED = 10_000

/** A list's answer: `next` continues it, `total` counts all pages, up to COUNTED + 1. */
export function rows<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.nullable(z.string()), total: z.number() })
}

export const version = z.int().check(z.gte(1), z.lte(2_000_000_000))
/** Days to pay. */
export const days = z.int().check(z.gte(0), z.lte(365))
export const nothing = z.object({})
export const inWorkspace = { workspaceId: id }
