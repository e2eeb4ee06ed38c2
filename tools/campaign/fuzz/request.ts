import type { Endpoint } from '@bordereau/contract/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { type Form, bodiesOf } from './bodies.ts'
import { ODD_HEADERS, ODD_QUERY, ODD_TYPES } from './odd.ts'
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
  /** Of the endpoints that take a form or a file: some that they accept, by the name of the endpoint. */
  readonly forms: Readonly<Record<string, readonly Form[]>>
  readonly files: Readonly<Record<string, readonly Buffer[]>>
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

/** Requests from the contract's shapes: a third valid, the others invalid in one or several ways. */
export function requestsTo(material: Material): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(...material.endpoints.map(endpoint => requestsOf(endpoint, material)))
}

function requestsOf(endpoint: Endpoint, material: Material): fc.Arbitrary<FuzzRequest> {
  const hasBody = endpoint.request !== null || endpoint.method !== 'GET'
  const none = { bytes: undefined, type: '' }
  return fc
    .record({
      role: fc.constantFrom(...material.roles),
      method: seldom(fc.constantFrom(...METHODS), endpoint.method),
      path: pathsOf(endpoint, material.ids),
      body: hasBody ? bodiesOf(endpoint, material) : fc.constant(none),
      oddType: seldom(fc.constantFrom(...ODD_TYPES), undefined),
      odd: fc.oneof(
        { weight: 9, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(fc.constantFrom(...ODD_HEADERS), { maxLength: 2 }) },
      ),
      address: fc.ipV4(),
      key: fc.option(fc.uuid(), { freq: 2 }),
    })
    .map(
      ({ role, method, path, body: { bytes: body, type: usual }, oddType, odd, address, key }) => ({
        endpoint: endpoint.name,
        role,
        method,
        path,
        headers: {
          'x-bordereau': '1',
          'x-forwarded-for': address,
          ...typeOf(body, oddType ?? usual),
          ...(key === null ? {} : { 'idempotency-key': key }),
          ...Object.fromEntries(odd),
        },
        body: method === 'GET' || method === 'HEAD' ? undefined : body,
      }),
    )
}

const typeOf = (body: Buffer | undefined, type: string) =>
  body === undefined || type === '' ? {} : { 'content-type': type }

/** Mostly the usual value. */
function seldom<T, U>(odd: fc.Arbitrary<T>, usual: U): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 1, arbitrary: odd }, { weight: 19, arbitrary: fc.constant(usual) })
}

function pathsOf(endpoint: Endpoint, all: Ids): fc.Arbitrary<string> {
  const ids = { ...all, ...tokensOf(endpoint.path, all) }
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

/** A token opens one kind of page: those of `/portal/:token` are among the ids under the name '/portal'. */
function tokensOf(path: string, ids: Ids): Ids {
  const [before = '', after = ''] = path.split('/:')
  const name = /^\w+/.exec(after)?.[0]
  const tokens = ids[before]
  return name !== undefined && tokens ? { [name]: tokens } : {}
}
