import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/**
 * Text that no text column and no XML can hold: PostgreSQL refuses the first with 22021, JSON columns refuse the
 * second.
 */
const UNSTORABLE = ['a\0b', 'a\ud83db']

/** Fields of a body that are hashed, compared or parsed before anything of them is stored. */
const NOT_STORED = new Set([
  'password',
  'current',
  'captcha',
  'token',
  'invitation',
  'csv',
  'file',
  'columns',
  'state',
])

test('no text of a query reaches a handler with a NUL or half of a surrogate pair', async () => {
  const accepted = (await endpoints()).flatMap(({ name, query }) =>
    textsOf(query).flatMap(({ path, shape }) =>
      UNSTORABLE.some(text => isAccepted(shape, text)) ? [`${name} ${path}`] : [],
    ),
  )
  expect(accepted).toEqual([])
})

test('no text of a body is stored with a NUL or half of a surrogate pair', async () => {
  const accepted = (await endpoints()).flatMap(({ name, request }) =>
    textsOf(request).flatMap(({ path, shape }) =>
      !isHashed(path) && UNSTORABLE.some(text => isAccepted(shape, text))
        ? [`${name} ${path}`]
        : [],
    ),
  )
  expect(accepted).toEqual([])
})

test('no line of a body keeps a character that reorders what is written beside it', async () => {
  const kept = (await endpoints()).flatMap(({ name, request }) =>
    textsOf(request).flatMap(({ path, shape }) => {
      if (isHashed(path) || isProse(shape)) return []
      const read = z.safeParse(shape, 'a\u202eb\u2066')
      return read.success && read.data !== 'ab' ? [`${name} ${path}`] : []
    }),
  )
  expect(kept).toEqual([])
})

/** As it is pasted out of a document, and what it then is in a field of one line or of several. */
const PASTED: readonly (readonly [pasted: string, cleaned: readonly string[]])[] = [
  ...['\v', '\f', '\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029'].map(
    mark => [`ab${mark}cd`, ['ab cd', 'ab\ncd']] as const,
  ),
  ...[
    '\0',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0093',
    '\ufeff',
    '\u00ad',
    '\ufffc',
    '\ud83d',
    '\uffff',
  ].map(mark => [`ab${mark}cd`, ['abcd']] as const),
]

test('every text that a person writes takes what is pasted, and stores what one sees of it', async () => {
  const texts = (await endpoints()).flatMap(({ name, query, request }) =>
    [...textsOf(query), ...textsOf(request)].flatMap(({ path, shape }) =>
      isWritten(path, shape) ? [{ field: `${name} ${path}`, shape }] : [],
    ),
  )
  const wrong = texts.flatMap(({ field, shape }) =>
    PASTED.flatMap(([pasted, cleaned]) => {
      const read = z.safeParse(shape, pasted)
      const isRight = read.success && cleaned.some(one => one === read.data)
      return isRight ? [] : [`${field} ${JSON.stringify(pasted)}`]
    }),
  )
  expect(wrong).toEqual([])
  expect(texts.length).toBeGreaterThan(400)
})

test('any text is taken by every text field, or refused', async () => {
  const shapes = (await endpoints()).flatMap(({ name, query, request }) =>
    [...textsOf(query), ...textsOf(request)].flatMap(({ path, shape }) =>
      isHashed(path) ? [] : [{ field: `${name} ${path}`, shape }],
    ),
  )
  const unit = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code)),
    fc.constantFrom('@', '.', ',', '<', '>', '\v', '\u2028', '\0', '-', '1'),
  )
  const anyShape = fc.constantFrom(...shapes)
  fc.assert(
    fc.property(anyShape, fc.string({ unit, maxLength: 30 }), ({ field, shape }, text) => {
      const read = z.safeParse(shape, text)
      if (!read.success || typeof read.data !== 'string') return
      expect([field, read.data.isWellFormed()]).toEqual([field, true])
      // eslint-disable-next-line no-control-regex
      expect([field, /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(read.data)]).toEqual([
        field,
        false,
      ])
    }),
    { numRuns: 20_000 },
  )
})

/** A field of several lines. */
function isProse(shape: z.ZodMiniType): boolean {
  return z.safeParse(shape, 'a\nb').data === 'a\nb'
}

/** A field that takes two words, so neither a number nor a code. */
function isWritten(path: string, shape: z.ZodMiniType): boolean {
  // The keys of accounts are the program's.
  if (isHashed(path) || path === 'accounts') return false
  const read = z.safeParse(shape, 'ab cd')
  return read.success && typeof read.data === 'string'
}

function isHashed(path: string): boolean {
  return NOT_STORED.has(path.split('.').at(-1) ?? '')
}

/** Whether the shape accepts the text and returns it with unstorable characters. */
function isAccepted(shape: z.ZodMiniType, text: string): boolean {
  const read = z.safeParse(shape, text)
  return read.success && typeof read.data === 'string' && /[\0\p{Surrogate}]/u.test(read.data)
}

/** Names that fields of addresses have. */
const NAMES = /^(?:e-?mail|to|cc|bcc|copyTo|replyTo|from|recipient|sender)$/i

/** As they are entered, and as they are stored and shown. */
const TAKEN = [
  ['info@müller.de', 'info@müller.de'],
  ['Info@MÜLLER.de', 'info@müller.de'],
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
  ['info@пример.рф', 'info@пример.рф'],
  ['почта@пример.рф', 'почта@пример.рф'],
  ['info@उदाहरण.भारत', 'info@उदाहरण.भारत'],
  ['Müller GmbH <info@müller.de>', 'info@müller.de'],
  ['mailto:info@müller.de?subject=x', 'info@müller.de'],
  [' info@müller.de. ', 'info@müller.de'],
  ['info@müller.de\u200b\v', 'info@müller.de'],
  ["o'neill&co@example.ie", "o'neill&co@example.ie"],
] as const

const REFUSED = [
  'müller.de',
  'info@',
  'info@müller',
  'in fo@müller.de',
  'info@mü ller.de',
  'a@b@c.de',
]

/** Fields that take an address and nothing that is none, in bodies and queries of all endpoints. */
async function addressFields() {
  return (await endpoints()).flatMap(({ name, query, request }) =>
    [...textsOf(query), ...textsOf(request)].flatMap(({ path, shape }) =>
      z.safeParse(shape, 'a@b.example').success && !z.safeParse(shape, 'no address').success
        ? [{ field: `${name} ${path}`, shape }]
        : [],
    ),
  )
}

test('every field of an address takes those of domains in any letters, and what is pasted around one', async () => {
  const fields = await addressFields()
  const wrong = fields.flatMap(({ field, shape }) =>
    TAKEN.flatMap(([entered, stored]) => {
      const read = z.safeParse(shape, entered)
      return read.data === stored ? [] : [`${field} ${entered}`]
    }),
  )
  expect(wrong).toEqual([])
  expect(fields.length).toBeGreaterThan(20)
})

test('what is no address is refused in words', async () => {
  const said = (await addressFields()).flatMap(({ field, shape }) =>
    REFUSED.map(text => {
      const messages = z.safeParse(shape, text).error?.issues.map(({ message }) => message)
      return `${field} ${text}: ${String(messages)}`
    }),
  )
  expect(said.filter(line => !line.endsWith(': Invalid email address'))).toEqual([])
})

test('no field with the name of an address takes any text', async () => {
  const untyped = (await endpoints()).flatMap(({ name, request }) =>
    textsOf(request).flatMap(({ path, shape }) =>
      NAMES.test(path.split('.').at(-1) ?? '') &&
      // Where a person goes after signing in.
      name !== 'linkIdentity' &&
      z.safeParse(shape, 'no address').success
        ? [`${name} ${path}`]
        : [],
    ),
  )
  expect(untyped).toEqual([])
})

/** All endpoints of the contract. */
async function endpoints(): Promise<Endpoint[]> {
  const names = readdirSync(import.meta.dirname).filter(name => /^[a-z-]+\.ts$/.test(name))
  const modules = await Promise.all(
    names.map(
      (name): Promise<Record<string, unknown>> =>
        import(/* @vite-ignore */ join(import.meta.dirname, name)),
    ),
  )
  const found = modules.flatMap(module => Object.values(module).filter(isEndpoint))
  if (found.length < 100) throw new Error('endpoints are missing')
  return found
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'refusals' in value
}

type Leaf = { readonly path: string; readonly shape: z.ZodMiniType }

/** Every text shape inside a shape, with its path. */
function textsOf(shape: unknown, path = ''): Leaf[] {
  if (!(shape instanceof z.ZodMiniType)) return []
  const { def } = shape._zod
  const inside = (inner: unknown, name = '') =>
    textsOf(inner, name === '' ? path : path === '' ? name : `${path}.${name}`)
  if (shape instanceof z.ZodMiniObject)
    return Object.entries(shape.shape).flatMap(([name, inner]) => inside(inner, name))
  if (shape instanceof z.ZodMiniUnion) return shape.def.options.flatMap(option => inside(option))
  if (shape instanceof z.ZodMiniRecord)
    return [...inside(shape.def.keyType), ...inside(shape.def.valueType)]
  if (shape instanceof z.ZodMiniArray) return inside(shape.def.element)
  if ('innerType' in def) return inside(def.innerType)
  return def.type === 'string' || def.type === 'pipe' ? [{ path, shape }] : []
}
