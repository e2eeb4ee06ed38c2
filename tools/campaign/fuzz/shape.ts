import fc from 'fast-check'
import * as z from 'zod/mini'

/** Ids by the name of their field; '' for any other field. */
export type Ids = Readonly<Record<string, readonly string[]>>

/** Values for fields: every shape accepts some of them. */
const TEXTS = [
  '',
  'a',
  'Acme GmbH',
  'name@example.com',
  'FR',
  'DE',
  'EUR',
  'USD',
  'fr',
  'de',
  '2026-11-20',
  '2026-12-01',
  '2026-11-20T10:00:00.000Z',
  '1',
  '10',
  '0.5',
  '20',
  '138.66',
  'C62',
  'HUR',
  'Europe/Paris',
  '#1f6f5c',
  'https://example.com/',
  'F{YYYY}-{seq:4}',
  'tab=open',
  'name,country\nAcme,DE\n',
  'ink on 7 sheets',
  'FR7630006000011234567890189',
  'AGRIFRPP',
  'hours.csv',
]
const NUMBERS = [0, 1, 2, 14, 30, 100, 365]

/** Values that the shape accepts, found by its own checks. */
export function valuesOf(shape: unknown, ids: Ids, name = ''): fc.Arbitrary<unknown> {
  if (!(shape instanceof z.ZodMiniType)) return fc.constant(undefined)
  const inside = (inner: unknown) => valuesOf(inner, ids, name)
  if (shape instanceof z.ZodMiniObject) {
    return fc.record(
      Object.fromEntries(
        Object.entries(shape.shape).map(([field, inner]) => [field, valuesOf(inner, ids, field)]),
      ),
    )
  }
  if (shape instanceof z.ZodMiniUnion) return fc.oneof(...shape.def.options.map(inside))
  if (shape instanceof z.ZodMiniArray) return fc.array(inside(shape.def.element), { maxLength: 3 })
  if (shape instanceof z.ZodMiniRecord)
    return fc.dictionary(fc.constantFrom('name', 'country', 'x'), inside(shape.def.valueType))
  if (shape instanceof z.ZodMiniOptional)
    return fc.option(inside(shape.def.innerType), { nil: undefined })
  if (shape instanceof z.ZodMiniNullable) return fc.option(inside(shape.def.innerType))
  if ('innerType' in shape._zod.def) return inside(shape._zod.def.innerType)
  return leafOf(shape, ids[name] ?? ids[''] ?? [])
}

function leafOf(shape: z.ZodMiniType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { def } = shape._zod
  const listed =
    shape instanceof z.ZodMiniEnum
      ? Object.values(shape.def.entries)
      : shape instanceof z.ZodMiniLiteral
        ? shape.def.values
        : []
  const candidates: unknown[] =
    listed.length > 0 ? [...listed] : [...ids, ...TEXTS, ...NUMBERS, true, false, {}]
  const accepted = candidates.filter(value => z.safeParse(shape, value).success)
  if (accepted.length === 0) return fc.constant(def.type === 'number' ? 1 : 'x')
  return fc.constantFrom(...accepted)
}
