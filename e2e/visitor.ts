import { solveChallenge } from 'altcha-lib'
import type { SolveChallengeOptions } from 'altcha-lib/types'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** An HTTP client with the session cookie and the header of the web application, JSON both ways. */
export type Visitor = {
  readonly get: (path: string) => Promise<ApiResponse>
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<ApiResponse>
  /** Name and value, for another client. */
  readonly cookie: () => string
}

export type ApiResponse = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly bytes: Uint8Array
}

/** `cookie`: of a session that began in a browser. */
export function visitor(url: () => string, cookie = ''): Visitor {
  async function exchange(method: string, path: string, init: RequestInit): Promise<ApiResponse> {
    const response = await fetch(url() + path, {
      ...init,
      method,
      headers: { 'x-bordereau': '1', ...(cookie === '' ? {} : { cookie }), ...init.headers },
    })
    const set = response.headers.getSetCookie()[0]
    if (set) cookie = set.split(';')[0] ?? ''
    const bytes = new Uint8Array(await response.arrayBuffer())
    const json = response.headers.get('content-type')?.startsWith('application/json')
    const body: Record<string, unknown> = json ? JSON.parse(Buffer.from(bytes).toString()) : {}
    return { status: response.status, body, bytes }
  }

  return {
    cookie: () => cookie,
    get: path => exchange('GET', path, {}),
    send: (method, path, body, headers = {}) =>
      exchange(method, path, {
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      }),
  }
}

/** The body of the response; throws for a refusal. */
export async function expectOk(response: Promise<ApiResponse>): Promise<Record<string, unknown>> {
  const { status, body } = await response
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/**
 * The field `captcha` of a form with a solved proof of work: required for everyone but the first person of an instance.
 */
export async function solveCaptcha(
  person: Visitor,
  purpose: 'sign_up' | 'reset' | 'sign_in',
): Promise<string> {
  const asked = await expectOk(person.get(`/api/captcha?purpose=${purpose}`))
  // The contract's challenge has the shape of the library.
  const challenge = asked['challenge'] as SolveChallengeOptions['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge was not solved')
  const { counter, derivedKey } = solution
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
}
