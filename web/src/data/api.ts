import type {
  CommonRefusal,
  Endpoint,
  InputOf,
  RefusalOf,
  ResponseOf,
} from '@bordereau/contract/endpoint'
import { newId } from './id.ts'

/** Refusals that arise in the browser. */
export type LocalRefusal = 'offline' | 'unreadable'

/** Why something was refused, as data. `status` is 0 when there was no response. */
export type Refused<Code extends string = string> = {
  readonly ok: false
  readonly refusal: Code
  readonly message: string
  readonly detail: unknown
  /** The request's id, to quote to the operator of the instance. Empty when there was no response. */
  readonly reference: string
  readonly status: number
}

export type Done<Value> = { readonly ok: true; readonly value: Value }

export type RefusalCodeOf<E> = RefusalOf<E> | CommonRefusal | LocalRefusal
export type Answer<E> = Done<ResponseOf<E>> | Refused<RefusalCodeOf<E>>

/** The input of an endpoint: path parameters and query together, as the contract declares them. */
export type QueryInput<E extends Endpoint> = InputOf<E['query']>
export type BodyInput<E extends Endpoint> = InputOf<E['request']>

export type CallInput<E extends Endpoint> = Part<'query', E['query']> &
  Part<'body', E['request']> & {
    readonly signal?: AbortSignal | undefined
    /** One per user action; a retry of the action sends the same key again. */
    readonly idempotencyKey?: string | undefined
    /** A cached response is used only after the server has confirmed that it is still current. */
    readonly fresh?: boolean | undefined
    /** The request outlives the page. */
    readonly keepalive?: boolean | undefined
    /** Bytes instead of a JSON body, where the contract says that the body is a file. */
    readonly file?: Blob | undefined
  }

type Part<Name extends string, Shape> = Shape extends null
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: InputOf<Shape> }

/**
 * Calls an endpoint of the contract. Refusals are return values, not errors; a response that breaks the contract after
 * a success status becomes the refusal 'unreadable'. An aborted call throws the signal's reason.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Answer<E>> {
  const sent = await send(endpoint, input)
  if (!sent.ok) return sent
  const { response } = sent
  if (!response.ok) return readRefusal<E>(response)
  if (endpoint.response === null) return { ok: true, value: undefined as ResponseOf<E> } // bytes: see fileOf
  const read = endpoint.response.safeParse(await response.json().catch(() => undefined))
  // The schema of this endpoint has parsed it, so it is that endpoint's response.
  return read.success
    ? { ok: true, value: read.data as ResponseOf<E> }
    : refused('unreadable', response, read.error.message)
}

/** The bytes of a file endpoint with the name the server gave them; `onProgress` gets the bytes received so far. */
export async function fileOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  onProgress?: (bytes: number, headers: Headers) => void,
): Promise<Done<{ blob: Blob; name: string }> | Refused<RefusalCodeOf<E>>> {
  const sent = await send(endpoint, input)
  if (!sent.ok) return sent
  if (!sent.response.ok) return readRefusal<E>(sent.response)
  const name = fileNameOf(sent.response.headers.get('content-disposition')) ?? endpoint.name
  const blob = await (onProgress
    ? readWithProgress(sent.response, onProgress)
    : sent.response.blob())
  return { ok: true, value: { blob, name } }
}

/** The body as it arrives, with progress reported per chunk. */
async function readWithProgress(
  response: Response,
  onProgress: (bytes: number, headers: Headers) => void,
): Promise<Blob> {
  let bytes = 0
  const countedBody = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, control) {
        bytes += piece.length
        onProgress(bytes, response.headers)
        control.enqueue(piece)
      },
    }),
  )
  return new Response(countedBody, { headers: response.headers }).blob()
}

/** The address of an endpoint: named parameters fill the path, the rest is the query string. */
export function addressOf<E extends Endpoint>(endpoint: E, query: QueryInput<E>): string {
  const left = new Map(Object.entries(query ?? {}))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = left.get(name)
    left.delete(name)
    if (value === undefined || value === '') throw new Error(`${endpoint.name} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of left) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** 'attachment; filename="a.pdf"; filename*=UTF-8''%C3%A9.pdf' → 'é.pdf'. */
export function fileNameOf(disposition: string | null): string | undefined {
  const widened = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (widened !== undefined) return decodeURIComponent(widened)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
}

export function isRefusal(error: unknown): error is Refused {
  return typeof error === 'object' && error !== null && 'refusal' in error && 'status' in error
}

let sessionLost: () => void = () => undefined

/** Called when the server says that the session is missing or has ended. */
export function onSessionLost(listener: () => void): void {
  sessionLost = listener
}

type Sent<E> = { ok: true; response: Response } | Refused<RefusalCodeOf<E>>

async function send<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Sent<E>> {
  // `query` and `body` exist exactly where the endpoint has them; the generic hides that from the compiler.
  const address = addressOf(endpoint, input.query as QueryInput<E>)
  try {
    const response = await fetch(address, {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: headersOf(endpoint, input),
      keepalive: input.keepalive ?? false,
      ...(input.fresh === true ? { cache: 'no-cache' } : {}),
      ...(endpoint.method === 'GET'
        ? {}
        : { body: input.file ?? JSON.stringify(input.body ?? {}) }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    })
    return { ok: true, response }
  } catch (error) {
    if (input.signal?.aborted === true) throw error
    return { ...NO_RESPONSE, refusal: 'offline' }
  }
}

function headersOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Readonly<Record<string, string>> {
  // A GET gets no key header: only then does the browser match it with a preload of the page.
  if (endpoint.method === 'GET') return {}
  return {
    accept: 'application/json',
    'content-type':
      input.file === undefined ? 'application/json' : input.file.type || 'application/octet-stream',
    'idempotency-key': input.idempotencyKey ?? newId(),
    'x-bordereau': '1',
  }
}

const NO_RESPONSE = {
  ok: false,
  message: 'The server did not answer',
  detail: undefined,
  reference: '',
  status: 0,
} as const

async function readRefusal<E>(response: Response): Promise<Refused<RefusalCodeOf<E>>> {
  const body: unknown = await response.json().catch(() => undefined)
  if (!isRefusalBody(body)) {
    // The response of a proxy or of a crashed server, not of the application.
    return refused(response.status >= 500 ? 'unavailable' : 'unreadable', response)
  }
  if (body.refusal === 'not_signed_in') sessionLost()
  return {
    ok: false,
    refusal: body.refusal as RefusalCodeOf<E>, // the contract's list for this endpoint
    message: body.message,
    detail: body.detail,
    reference: body.reference,
    status: response.status,
  }
}

function refused(
  refusal: 'unavailable' | 'unreadable',
  response: Response,
  message = response.statusText,
): Refused<typeof refusal> {
  const reference = response.headers.get('x-request-id') ?? ''
  return { ok: false, refusal, message, detail: undefined, reference, status: response.status }
}

type RefusalShape = { refusal: string; message: string; detail?: unknown; reference: string }

function isRefusalBody(body: unknown): body is RefusalShape {
  return (
    typeof body === 'object' &&
    body !== null &&
    'refusal' in body &&
    typeof body.refusal === 'string' &&
    'message' in body &&
    typeof body.message === 'string' &&
    'reference' in body
  )
}
