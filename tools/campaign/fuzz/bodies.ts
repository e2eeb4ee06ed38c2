import type { Endpoint } from '@bordereau/contract/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { type Edit, edited, write } from './json.ts'
import { ODD_BODIES, ODD_JSON } from './odd.ts'
import type { Material } from './request.ts'
import { valuesOf } from './shape.ts'

/** A body, and the media type that belongs to it. */
export type FuzzBody = { readonly bytes: Buffer | undefined; readonly type: string }

/** The fields of a form, each once or several times. */
export type Form = Readonly<Record<string, string | readonly string[]>>

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const FILE_TYPE = 'application/octet-stream'

/** Bodies for an endpoint: a file, a form or JSON, a part of them as they should be, the others odd. */
export function bodiesOf(endpoint: Endpoint, material: Material): fc.Arbitrary<FuzzBody> {
  const files = material.files[endpoint.name] ?? []
  const forms = material.forms[endpoint.name] ?? []
  const [usual, type] =
    files.length > 0
      ? [fileOf(files), FILE_TYPE]
      : forms.length > 0
        ? [formOf(forms), FORM_TYPE]
        : [jsonOf(endpoint, material), JSON_TYPE]
  return fc
    .oneof(
      { weight: 17, arbitrary: usual },
      { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) },
    )
    .map(bytes => ({ bytes, type }))
}

function jsonOf(endpoint: Endpoint, { bodies, ids }: Material): fc.Arbitrary<Buffer> {
  const known = bodies[endpoint.name]
  const shaped = valuesOf(endpoint.request ?? z.object({}), ids)
  const valid = known === undefined ? shaped : fc.oneof(fc.constant(known), shaped)
  const edit: fc.Arbitrary<Edit> = fc.record({
    at: fc.nat(200),
    by: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...ODD_JSON) },
      fc.constant('removed' as const),
    ),
  })
  const asJson = fc
    .record({
      value: valid,
      edits: fc.oneof(fc.constant<Edit[]>([]), fc.array(edit, { minLength: 1, maxLength: 3 })),
    })
    .map(({ value, edits }) => write(edits.reduce<unknown>(edited, value)))
  const doubled = asJson.map(text => text.replace(/^\{("[^"]+"):/, '{$1:null,$1:'))
  const polluted = asJson.map(text => text.replace(/^\{/, '{"__proto__":{"role":"owner"},'))
  const cut = fc
    .record({ text: asJson, at: fc.nat(2_000) })
    .map(({ text, at }) => text.slice(0, at % (text.length + 1)))
  return fc
    .oneof(
      { weight: 16, arbitrary: asJson },
      { weight: 1, arbitrary: fc.oneof(doubled, polluted, cut) },
    )
    .map(text => Buffer.from(text))
}

/** The odd values of JSON that are texts, as the field of a form has them. */
const ODD_FIELDS: readonly string[] = [
  ...ODD_JSON.flatMap(({ text }) => (/^"[^]*"$/.test(text) ? [String(JSON.parse(text))] : [])),
  'M0 0L600 200',
  'M1 1'.repeat(6_000),
  'M0 0Z<script>',
]

/** A form with none, one or two of its fields replaced, added or repeated. */
function formOf(forms: readonly Form[]): fc.Arbitrary<Buffer> {
  const edit = fc.record({
    at: fc.nat(20),
    by: fc.oneof(fc.constantFrom(...ODD_FIELDS), fc.constant(undefined)),
  })
  return fc
    .record({
      form: fc.constantFrom(...forms),
      edits: fc.array(edit, { maxLength: 2 }),
      times: fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, 1, 300),
    })
    .map(({ form, edits, times }) => {
      const fields = Object.entries(form).flatMap(([name, value]) =>
        [value].flat().map(one => [name, one] as [string, string]),
      )
      for (const { at, by } of edits) {
        const field = fields[at % Math.max(1, fields.length)]
        if (field && by !== undefined) field[1] = by
        else fields.pop()
      }
      const text = new URLSearchParams(Array.from({ length: times }, () => fields).flat())
      return Buffer.from(String(text))
    })
}

/** What parsers of files may stumble over, inserted into one: entities, nesting, long lines, other encodings. */
const ODD_PARTS: readonly Buffer[] = [
  '\0',
  '"',
  '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;&b;">]>',
  '&d;',
  '&#0;',
  '&#xFFFFFF;',
  '<![CDATA[',
  '<a>'.repeat(5_000),
  '</Stmt>',
  'x'.repeat(100_000),
  '\n'.repeat(20_000),
  ','.repeat(20_000),
  '9'.repeat(400),
  '-0,00',
  '1e400',
  '2026-02-30',
  '\ud83d\ude00',
  '\u202e',
  '=cmd|x',
  '\r\n:61:',
]
  .map(text => Buffer.from(text))
  .concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from([0xef, 0xbb, 0xbf]),
    Buffer.from([0xc3, 0x28]),
    Buffer.from([0xed, 0xa0, 0xbd]),
  ])

/** A file as it is, cut, doubled, with bytes replaced, or with something odd in it. */
function fileOf(files: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const change = fc.record({
    at: fc.nat(100_000),
    by: fc.oneof(
      fc.record({ odd: fc.constantFrom(...ODD_PARTS) }),
      fc.record({ byte: fc.nat(255) }),
      fc.constantFrom('cut' as const, 'doubled' as const),
    ),
  })
  return fc
    .record({ file: fc.constantFrom(...files), changes: fc.array(change, { maxLength: 3 }) })
    .map(({ file, changes }) =>
      changes.reduce((bytes, { at, by }) => {
        const place = at % (bytes.length + 1)
        const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)]
        if (by === 'cut') return before
        if (by === 'doubled') return Buffer.concat([bytes, after])
        if ('odd' in by) return Buffer.concat([before, by.odd, after])
        return Buffer.concat([before, Buffer.from([by.byte]), after.subarray(1)])
      }, file),
    )
}
