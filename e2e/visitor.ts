import { solveChallenge } from 'altcha-lib'
import type { SolveChallengeOptions } from 'altcha-lib/types'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** A program that speaks to the house over HTTP as our pages do: its cookie, our header, JSON both ways. */
export type Visitor = {
  readonly get: (path: string) => Promise<Answer>
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  /** Name and value, to hand to another program. */
  readonly cookie: () => string
}

export type Answer = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly bytes: Uint8Array
}

export function visitor(url: () => string): Visitor {
  let cookie = ''

  async function exchange(method: string, path: string, init: RequestInit): Promise<Answer> {
    const answer = await fetch(url() + path, {
      ...init,
      method,
      headers: { 'x-bordereau': '1', ...(cookie === '' ? {} : { cookie }), ...init.headers },
    })
    const set = answer.headers.getSetCookie()[0]
    if (set) cookie = set.split(';')[0] ?? ''
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const json = answer.headers.get('content-type')?.startsWith('application/json')
    const body: Record<string, unknown> = json ? JSON.parse(Buffer.from(bytes).toString()) : {}
    return { status: answer.status, body, bytes }
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

/** The body, or an error that says what was refused. */
export async function must(answer: Promise<Answer>): Promise<Record<string, unknown>> {
  const { status, body } = await answer
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/** The field `captcha` of a form, with the work done that a browser would do: for whoever is not the first here. */
export async function solved(
  person: Visitor,
  purpose: 'sign_up' | 'reset' | 'sign_in',
): Promise<string> {
  const asked = await must(person.get(`/api/captcha?purpose=${purpose}`))
  // The contract's shape of work to be done is the library's own.
  const challenge = asked['challenge'] as SolveChallengeOptions['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge was not solved')
  const { counter, derivedKey } = solution
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
}
