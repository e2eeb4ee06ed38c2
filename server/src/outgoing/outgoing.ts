import type { Logger } from 'pino'
import { EnvHttpProxyAgent, type Dispatcher, fetch } from 'undici'
import { type OpenConnection, openConnection } from './connect.ts'
import type { OutgoingConfig } from './settings.ts'
import { OutgoingError } from './error.ts'
import {
  type ResolveHost,
  guardedLookup,
  judgeNameForProxy,
  judgeUrl,
  resolveBySystem,
} from './resolve.ts'

export type OutgoingRequest = {
  /** For the log: 'captcha', 'sign-in', 'vies'. */
  readonly purpose: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams | Uint8Array<ArrayBuffer> | undefined
  /** For all redirects and the body together. */
  readonly timeoutMs: number
  /** Of the body after decompression. */
  readonly maxBytes: number
  /** 0 unless given. Each target is judged like the first URL. */
  readonly maxRedirects?: number
  readonly signal?: AbortSignal | undefined
}

/** Sends one HTTP request; the response has its whole body. Throws OutgoingError. */
export type SendRequest = (url: string | URL, request: OutgoingRequest) => Promise<Response>

export type Outgoing = {
  readonly send: SendRequest
  /** For protocols other than HTTP: a mail server. */
  readonly connect: OpenConnection
  readonly close: () => Promise<void>
}

const CONNECT_TIMEOUT_MS = 5000

/**
 * Everything that the server requests over HTTP goes through `send`: https only, to public addresses that were resolved
 * and judged here and to which the connection is made, with limits of time and size. `resolveHost` is another one in
 * tests.
 */
export function createOutgoing(
  config: OutgoingConfig,
  log: Logger,
  resolveHost: ResolveHost = resolveBySystem,
): Outgoing {
  const agent = new EnvHttpProxyAgent({
    connect: { lookup: guardedLookup(resolveHost, config), timeout: CONNECT_TIMEOUT_MS },
    // Empty texts, because undici reads the environment for what is missing.
    httpProxy: config.proxy.http,
    httpsProxy: config.proxy.https,
    noProxy: config.proxy.exceptions,
  })
  const judge = async (url: URL): Promise<void> => {
    judgeUrl(url, config)
    if (config.proxy.http !== '' || config.proxy.https !== '')
      await judgeNameForProxy(url, resolveHost, config)
  }
  return {
    send: async (url, request) => {
      const entry = { purpose: request.purpose, host: hostOf(url) }
      try {
        if (!config.enabled) throw new OutgoingError('off', 'outgoing requests are off (OUTGOING)')
        const response = await follow(agent, judge, url, request)
        log.debug({ ...entry, status: response.status }, 'outgoing request')
        return response
      } catch (error) {
        const failure = failureOf(error, request)
        const code = failure instanceof OutgoingError ? failure.code : 'aborted'
        log.warn({ ...entry, code }, 'an outgoing request failed')
        throw failure
      }
    },
    connect: openConnection(config, resolveHost),
    close: () => agent.close(),
  }
}

type Step = Pick<OutgoingRequest, 'method' | 'headers' | 'body'> & { readonly url: URL }

async function follow(
  agent: Dispatcher,
  judge: (url: URL) => Promise<void>,
  start: string | URL,
  request: OutgoingRequest,
): Promise<Response> {
  const timeout = AbortSignal.timeout(request.timeoutMs)
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
  let step: Step = { ...request, url: parseUrl(start) }
  for (let redirects = 0; ; redirects += 1) {
    await judge(step.url)
    const response = await fetch(step.url, {
      method: step.method ?? 'GET',
      headers: step.headers ?? {},
      body: step.body ?? null,
      redirect: 'manual',
      dispatcher: agent,
      signal,
    })
    const target = redirectOf(response)
    if (target === undefined) return await readWhole(response, request.maxBytes)
    await response.body?.cancel()
    if (redirects >= (request.maxRedirects ?? 0))
      throw new OutgoingError(
        'redirect_refused',
        `status ${response.status}: a redirect is refused`,
      )
    step = nextStep(step, parseUrl(target, step.url), response.status)
  }
}

type FetchedResponse = Awaited<ReturnType<typeof fetch>>

function redirectOf(response: FetchedResponse): string | undefined {
  if (![301, 302, 303, 307, 308].includes(response.status)) return undefined
  return response.headers.get('location') ?? undefined
}

/** Only 307 and 308 repeat the method and the body (RFC 9110, 15.4); keys in headers never go to another origin. */
function nextStep(step: Step, url: URL, status: number): Step {
  const headers = url.origin === step.url.origin ? (step.headers ?? {}) : {}
  if (status === 307 || status === 308) {
    if (url.origin !== step.url.origin && step.body !== undefined)
      throw new OutgoingError('redirect_refused', 'a redirect of a body to another host is refused')
    return { ...step, url, headers }
  }
  return { url, headers, method: 'GET' }
}

async function readWhole(response: FetchedResponse, maxBytes: number): Promise<Response> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > maxBytes)
      throw new OutgoingError('too_large', `a response of more than ${maxBytes} bytes`)
    pieces.push(piece)
  }
  const headers = new Headers([...response.headers])
  // The body is decompressed.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const body = length === 0 ? null : new Uint8Array(Buffer.concat(pieces))
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

function parseUrl(url: string | URL, base?: URL): URL {
  if (!URL.canParse(String(url), base?.href))
    throw new OutgoingError('url_refused', 'not an absolute URL')
  return new URL(String(url), base?.href)
}

/** Without user name, path and query, which may contain keys. */
function hostOf(url: string | URL): string {
  return URL.canParse(String(url)) ? new URL(String(url)).host : 'invalid'
}

/** undici wraps an error of the lookup into "fetch failed". The caller's own abort stays what it is. */
function failureOf(error: unknown, request: OutgoingRequest): unknown {
  if (error instanceof OutgoingError) return error
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof OutgoingError) return cause
  if (request.signal?.aborted === true) return error
  if (error instanceof Error && error.name === 'TimeoutError')
    return new OutgoingError('timeout', `no response within ${request.timeoutMs} ms`)
  return new OutgoingError('unreachable', 'no connection', cause ?? error)
}
