import type { Endpoint, ResponseOf } from '@bordereau/contract/endpoint'
import { vi } from 'vitest'
import { SERVER_MESSAGE } from './refused.ts'

/** A request as `call` sent it. */
export type SentRequest = {
  readonly endpoint: string
  readonly url: URL
  readonly body: unknown
  readonly init: RequestInit
}

type Reply = { readonly endpoint: Endpoint; readonly response: () => Response }

/** The response of an endpoint, for `serve`. */
export function reply<E extends Endpoint>(endpoint: E, value: ResponseOf<E>): Reply {
  return { endpoint, response: () => Response.json(value) }
}

/** A refusal of an endpoint, for `serve`. */
export function refusal(endpoint: Endpoint, code: string, detail?: unknown): Reply {
  const body = { refusal: code, message: SERVER_MESSAGE, detail, reference: 'r-1' }
  return { endpoint, response: () => Response.json(body, { status: 422 }) }
}

/**
 * Answers the requests of the page and returns those that were sent: the network is the one part that tests of this room
 * replace. Several replies of an endpoint are given one after the other, the last one again and again; an endpoint without
 * a reply is offline.
 */
export function serve(...replies: readonly Reply[]): SentRequest[] {
  const sent: SentRequest[] = []
  const counts = new Map<string, number>()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://localhost')
    const fitting = replies.filter(({ endpoint }) => isOf(endpoint, url, init))
    const name = fitting[0]?.endpoint.name ?? `${init.method} ${url.pathname}`
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ endpoint: name, url, body, init })
    const chosen = fitting[count] ?? fitting.at(-1)
    if (chosen === undefined) throw new TypeError('no response')
    return chosen.response()
  })
  return sent
}

/** The requests to one endpoint. */
export function sentTo(endpoint: Endpoint, sent: readonly SentRequest[]): readonly SentRequest[] {
  return sent.filter(request => request.endpoint === endpoint.name)
}

function isOf({ method, path }: Endpoint, { pathname }: URL, init: RequestInit): boolean {
  const parts = path.split('/')
  const given = pathname.split('/')
  return (
    init.method === method &&
    parts.length === given.length &&
    parts.every((part, i) => part.startsWith(':') || part === given[i])
  )
}
