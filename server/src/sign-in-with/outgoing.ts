import type { CustomFetch } from 'openid-client'

const MOST_BYTES = 300_000

/**
 * What is asked of a provider: its answer is read to the end here, within the time of the request, and no further than an
 * answer of that kind can be long. `standIn`: the origin asked instead, in tests.
 */
export function outgoing(standIn: string | null): CustomFetch {
  return async (url, options) => {
    const { pathname, search } = new URL(url)
    const there = standIn === null ? url : standIn + pathname + search
    // The library's options are those of fetch; only a body's type is written down differently.
    const response = await fetch(there, options as RequestInit)
    const body = await bounded(response)
    const { status, statusText, headers } = response
    return new Response(body.length === 0 ? null : body, { status, statusText, headers })
  }
}

async function bounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > MOST_BYTES) throw new TypeError(`an answer of more than ${MOST_BYTES} bytes`)
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}
