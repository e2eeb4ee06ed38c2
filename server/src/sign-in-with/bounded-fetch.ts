import type { CustomFetch } from 'openid-client'

const MAX_RESPONSE_BYTES = 300_000

/**
 * fetch for requests to a provider: reads the whole response within the timeout of the request, and throws when it is
 * longer than any response of that kind. `testBaseUrl`: in tests, the origin that replaces the provider's.
 */
export function boundedFetch(testBaseUrl: string | null): CustomFetch {
  return async (url, options) => {
    const { pathname, search } = new URL(url)
    const target = testBaseUrl === null ? url : testBaseUrl + pathname + search
    // The library's options are those of fetch; only the type of the body differs.
    const response = await fetch(target, options as RequestInit)
    const body = await readBounded(response)
    const { status, statusText, headers } = response
    return new Response(body.length === 0 ? null : body, { status, statusText, headers })
  }
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > MAX_RESPONSE_BYTES)
      throw new TypeError(`a response of more than ${MAX_RESPONSE_BYTES} bytes`)
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}
