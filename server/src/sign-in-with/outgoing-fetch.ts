import type { CustomFetch } from 'openid-client'
import type { SendRequest } from '../outgoing/outgoing.ts'

/** Longer than any response of a provider. */
const MAX_RESPONSE_BYTES = 300_000
/** The library has a shorter limit of its own, whose error it knows. */
const TIMEOUT_MS = 30_000

/** fetch for requests to a provider. `testBaseUrl`: in tests, the origin that replaces the provider's. */
export function outgoingFetch(send: SendRequest, testBaseUrl: string | null): CustomFetch {
  return (url, { method, headers, body, signal }) => {
    const { pathname, search } = new URL(url)
    return send(testBaseUrl === null ? url : testBaseUrl + pathname + search, {
      purpose: 'sign-in',
      method,
      headers,
      body: bodyOf(body),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_RESPONSE_BYTES,
      signal,
    })
  }
}

type LibraryBody = Parameters<CustomFetch>[1]['body']

/** The library sends forms and JSON, and nothing as null. */
function bodyOf(body: LibraryBody): string | URLSearchParams | undefined {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body
  if (body === null || body === undefined) return undefined
  throw new TypeError('a body of another kind')
}
