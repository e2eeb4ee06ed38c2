import type { Endpoint } from '@bordereau/contract/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { type Edit, edited, write } from './json.ts'
import { ODD_BODIES, ODD_HEADERS, ODD_JSON, ODD_QUERY, ODD_TYPES } from './odd.ts'
import { type Ids, valuesOf } from './shape.ts'

export type FuzzRequest = {
  readonly endpoint: string
  /** The role whose cookie the request has. */
  readonly role: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

export type Material = {
  readonly endpoints: readonly Endpoint[]
  readonly roles: readonly string[]
  readonly ids: Ids
  /** A body that each endpoint accepts, by its name: changes of it get further than bodies made from a shape alone. */
  readonly bodies: Readonly<Record<string, unknown>>
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

/** Requests from the contract's shapes: a third valid, the others invalid in one or several ways. */
export function requestsTo(material: Material): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(...material.endpoints.map(endpoint => requestsOf(endpoint, material)))
}

function requestsOf(endpoint: Endpoint, material: Material): fc.Arbitrary<FuzzRequest> {
  const hasBody = endpoint.request !== null || endpoint.method !== 'GET'
  return fc
    .record({
      role: fc.constantFrom(...material.roles),
      method: seldom(fc.constantFrom(...METHODS), endpoint.method),
      path: pathsOf(endpoint, material.ids),
      body: hasBody ? bodiesOf(endpoint, material) : fc.constant(undefined),
      type: seldom(fc.constantFrom(...ODD_TYPES), 'application/json'),
      odd: fc.oneof(
        { weight: 9, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(fc.constantFrom(...ODD_HEADERS), { maxLength: 2 }) },
      ),
      address: fc.ipV4(),
      key: fc.option(fc.uuid(), { freq: 2 }),
    })
    .map(({ role, method, path, body, type, odd, address, key }) => ({
      endpoint: endpoint.name,
      role,
      method,
      path,
      headers: {
        'x-bordereau': '1',
        'x-forwarded-for': address,
        ...(body === undefined || type === '' ? {} : { 'content-type': type }),
        ...(key === null ? {} : { 'idempotency-key': key }),
        ...Object.fromEntries(odd),
      },
      body: method === 'GET' || method === 'HEAD' ? undefined : body,
    }))
}

/** Mostly the usual value. */
function seldom<T, U>(odd: fc.Arbitrary<T>, usual: U): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 1, arbitrary: odd }, { weight: 19, arbitrary: fc.constant(usual) })
}

function pathsOf(endpoint: Endpoint, ids: Ids): fc.Arbitrary<string> {
  const encoded = valuesOf(endpoint.query ?? z.object({}), ids).map(query =>
    Object.entries(Object(query)).flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, encodeURIComponent(String(value))] as const],
    ),
  )
  const edits = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.record({ at: fc.nat(20), by: fc.constantFrom(...ODD_QUERY) }), {
        minLength: 1,
        maxLength: 2,
      }),
    },
  )
  const pollution = seldom(
    fc.constantFrom('workspaceId=x&workspaceId=y', 'a[]=1&a[b]=2', '__proto__[x]=1', '&&==&', '?'),
    '',
  )
  return fc
    .record({ encoded, edits, pollution })
    .map(({ encoded: fields, edits: odd, pollution: more }) => {
      const query = new Map(fields)
      const names = [...query.keys()]
      for (const { at, by } of odd) query.set(names[at % names.length] ?? 'x', by)
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
        const value = query.get(name) ?? 'x'
        query.delete(name)
        return value
      })
      const search = [...query].map(([name, value]) => `${name}=${value}`)
      return [path, [...search, ...(more === '' ? [] : [more])].join('&')]
        .filter(part => part !== '')
        .join('?')
    })
}

function bodiesOf(endpoint: Endpoint, { bodies, ids }: Material): fc.Arbitrary<Buffer | undefined> {
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
  return fc.oneof(
    { weight: 16, arbitrary: asJson.map(text => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.oneof(doubled, polluted, cut).map(text => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) },
  )
}
