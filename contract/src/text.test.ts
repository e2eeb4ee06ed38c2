import { readdirSync } from 'node:fs'
import { join } from 'node:path'
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
      !NOT_STORED.has(path.split('.').at(-1) ?? '') &&
      UNSTORABLE.some(text => isAccepted(shape, text))
        ? [`${name} ${path}`]
        : [],
    ),
  )
  expect(accepted).toEqual([])
})

test('no line of a body keeps a character that reorders what is written beside it', async () => {
  const kept = (await endpoints()).flatMap(({ name, request }) =>
    textsOf(request).flatMap(({ path, shape }) => {
      if (NOT_STORED.has(path.split('.').at(-1) ?? '') || z.safeParse(shape, 'a\nb').success)
        return []
      const read = z.safeParse(shape, 'a\u202eb\u2066')
      return read.success && read.data !== 'ab' ? [`${name} ${path}`] : []
    }),
  )
  expect(kept).toEqual([])
})

/** Whether the shape accepts the text and returns it with unstorable characters. */
function isAccepted(shape: z.ZodMiniType, text: string): boolean {
  const read = z.safeParse(shape, text)
  return read.success && typeof read.data === 'string' && /[\0\p{Surrogate}]/u.test(read.data)
}

async function endpoints(): Promise<Endpoint[]> {
  const names = readdirSync(import.meta.dirname).filter(name => /^[a-z-]+\.ts$/.test(name))
  const modules = await Promise.all(
    names.map(
      (name): Promise<Record<string, unknown>> =>
        import(/* @vite-ignore */ join(import.meta.dirname, name)),
    ),
  )
  const found = modules.flatMap(module => Object.values(module).filter(isEndpoint))
  expect(found.length).toBeGreaterThan(100)
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
