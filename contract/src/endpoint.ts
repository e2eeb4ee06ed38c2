import type { Action } from '@bordereau/domain/access/policy'
import type * as z from 'zod/mini'

/**
 * Who may call: anybody; a person who is signed in; or a member of the workspace named in the path whose role may do
 * the action. The server refuses by this before the handler runs, and the tenant matrix of the tests is made from it.
 */
export type Access = 'public' | 'person' | Action

/** What every endpoint may answer besides its own refusals. */
export const COMMON_REFUSALS = {
  bad_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  already_running: 409,
  key_reused: 422,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type CommonRefusal = keyof typeof COMMON_REFUSALS

type Shape = z.ZodMiniType<unknown, unknown>

/**
 * One endpoint as data. `path` names its parameters with a colon; parameters and query arrive in `query`'s shape,
 * the body in `request`'s. `response` null: the handler writes bytes (a file, a page) itself.
 */
export type Endpoint<
  Request extends Shape | null = Shape | null,
  Query extends Shape | null = Shape | null,
  Response extends Shape | null = Shape | null,
  Refusal extends string = string,
> = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  readonly request: Request
  readonly query: Query
  readonly response: Response
  /** The endpoint's own refusals, each with its HTTP status. */
  readonly refusals: Readonly<Record<Refusal, number>>
}

type Declaration<
  Request extends Shape | null,
  Query extends Shape | null,
  Response extends Shape | null,
  Refusal extends string,
> = Omit<
  Endpoint<Request, Query, Response, Refusal>,
  'request' | 'query' | 'response' | 'refusals'
> & {
  readonly request?: Request
  readonly query?: Query
  readonly response?: Response
  readonly refusals?: Readonly<Record<Refusal, number>>
}

export function endpoint<
  Request extends Shape | null = null,
  Query extends Shape | null = null,
  Response extends Shape | null = null,
  Refusal extends string = never,
>(
  declaration: Declaration<Request, Query, Response, Refusal>,
): Endpoint<Request, Query, Response, Refusal> {
  return {
    name: declaration.name,
    method: declaration.method,
    path: declaration.path,
    access: declaration.access,
    request: (declaration.request ?? null) as Request,
    query: (declaration.query ?? null) as Query,
    response: (declaration.response ?? null) as Response,
    refusals: (declaration.refusals ?? {}) as Readonly<Record<Refusal, number>>,
  }
}

/** What a caller writes, after reading. */
export type RequestOf<E> =
  E extends Endpoint<infer R, infer _Q, infer _S, infer _F>
    ? R extends Shape
      ? z.infer<R>
      : undefined
    : never
export type QueryOf<E> =
  E extends Endpoint<infer _R, infer Q, infer _S, infer _F>
    ? Q extends Shape
      ? z.infer<Q>
      : undefined
    : never
export type ResponseOf<E> =
  E extends Endpoint<infer _R, infer _Q, infer S, infer _F>
    ? S extends Shape
      ? z.infer<S>
      : undefined
    : never
export type RefusalOf<E> = E extends Endpoint<infer _R, infer _Q, infer _S, infer F> ? F : never
/** What a caller may write, before reading: query numbers as text and the like. */
export type InputOf<S> = S extends Shape ? z.input<S> : undefined

/** The body of every refusal. `reference` is the request's id, to quote to whoever hosts the instance. */
export type RefusalBody = {
  readonly refusal: string
  readonly message: string
  readonly detail?: unknown
  readonly reference: string
}
