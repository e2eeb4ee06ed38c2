import type {
  CommonRefusal,
  Endpoint,
  InputOf,
  RefusalOf,
  ResponseOf,
} from '@bordereau/contract/endpoint'
import { newId } from './id.ts'

/** Refusals that arise on this side of the wire. */
export type LocalRefusal = 'offline' | 'unreadable'

/** Why something was not done: data to decide by and to show. `status` is 0 when no answer came. */
export type Refused<Code extends string = string> = {
  readonly ok: false
  readonly refusal: Code
  readonly message: string
  readonly detail: unknown
  /** The request's id, to quote to whoever hosts the instance. Empty when no answer came. */
  readonly reference: string
  readonly status: number
}

export type Done<Value> = { readonly ok: true; readonly value: Value }

export type RefusalCodeOf<E> = RefusalOf<E> | CommonRefusal | LocalRefusal
export type Answer<E> = Done<ResponseOf<E>> | Refused<RefusalCodeOf<E>>

/** What an endpoint is called with: path parameters and query together, as the contract has them. */
export type QueryInput<E extends Endpoint> = InputOf<E['query']>
export type BodyInput<E extends Endpoint> = InputOf<E['request']>

export type CallInput<E extends Endpoint> = Part<'query', E['query']> &
  Part<'body', E['request']> & {
    readonly signal?: AbortSignal | undefined
    /** One for each act of the person; the same again when the act is tried again. */
    readonly idempotencyKey?: string | undefined
    /** What the browser keeps of an earlier answer is shown only after the server has said that it still holds. */
    readonly fresh?: boolean | undefined
    /** Bytes instead of a JSON body, where the contract says that the body is the file. */
    readonly file?: Blob | undefined
  }

type Part<Name extends string, Shape> = Shape extends null
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: InputOf<Shape> }

/**
 * Calls an endpoint of the contract. Refusals are answers, not errors; only an answer that breaks the contract
 * after a success status is a refusal of its own ('unreadable'). An aborted call throws the signal's reason.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Answer<E>> {
  const sent = await send(endpoint, input)
  if (!sent.ok) return sent
  const { response } = sent
  if (!response.ok) return refusedBy<E>(response)
  if (endpoint.response === null) return { ok: true, value: undefined as ResponseOf<E> } // bytes: see fileOf
  const read = endpoint.response.safeParse(await response.json().catch(() => undefined))
  // The schema of this very endpoint has read it: that is its response.
  return read.success
    ? { ok: true, value: read.data as ResponseOf<E> }
    : refused('unreadable', response, read.error.message)
}

/** The bytes of a file endpoint with the name the server gave them; `onProgress` hears how many have come. */
export async function fileOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  onProgress?: (bytes: number, headers: Headers) => void,
): Promise<Done<{ blob: Blob; name: string }> | Refused<RefusalCodeOf<E>>> {
  const sent = await send(endpoint, input)
  if (!sent.ok) return sent
  if (!sent.response.ok) return refusedBy<E>(sent.response)
  const name = fileNameOf(sent.response.headers.get('content-disposition')) ?? endpoint.name
  const blob = await (onProgress ? counted(sent.response, onProgress) : sent.response.blob())
  return { ok: true, value: { blob, name } }
}

/** The body as it comes in, told piece by piece. */
async function counted(
  response: Response,
  onProgress: (bytes: number, headers: Headers) => void,
): Promise<Blob> {
  let bytes = 0
  const told = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, control) {
        bytes += piece.length
        onProgress(bytes, response.headers)
        control.enqueue(piece)
      },
    }),
  )
  return new Response(told, { headers: response.headers }).blob()
}

/** The address of an endpoint: names that stand in the path fill the path, the rest is the query string. */
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
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (wide !== undefined) return decodeURIComponent(wide)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
}

export function isRefusal(fault: unknown): fault is Refused {
  return typeof fault === 'object' && fault !== null && 'refusal' in fault && 'status' in fault
}

let sessionLost: () => void = () => undefined

/** Called when the server says that nobody is signed in (any more). */
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
      ...(input.fresh === true ? { cache: 'no-cache' } : {}),
      ...(endpoint.method === 'GET'
        ? {}
        : { body: input.file ?? JSON.stringify(input.body ?? {}) }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    })
    return { ok: true, response }
  } catch (fault) {
    if (input.signal?.aborted === true) throw fault
    return { ...NO_ANSWER, refusal: 'offline' }
  }
}

function headersOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Readonly<Record<string, string>> {
  // None of its own: what the page itself asks for beforehand is then taken for the same request.
  if (endpoint.method === 'GET') return {}
  return {
    accept: 'application/json',
    'content-type':
      input.file === undefined ? 'application/json' : input.file.type || 'application/octet-stream',
    'idempotency-key': input.idempotencyKey ?? newId(),
    'x-bordereau': '1',
  }
}

const NO_ANSWER = {
  ok: false,
  message: 'The server did not answer',
  detail: undefined,
  reference: '',
  status: 0,
} as const

async function refusedBy<E>(response: Response): Promise<Refused<RefusalCodeOf<E>>> {
  const body: unknown = await response.json().catch(() => undefined)
  if (!isRefusalBody(body)) {
    // A proxy or a crashed server answered: no server of ours is there to be asked.
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
