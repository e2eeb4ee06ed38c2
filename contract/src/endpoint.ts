import type { Action } from '@bordereau/domain/access/policy'
import type * as z from 'zod/mini'

/**
 * Access to an endpoint: public; any signed-in person; or a member of the workspace in the path whose role permits the
 * action. The server checks it before the handler runs, and the tests of tenant isolation are generated from it.
 */
export type Access = 'public' | 'person' | Action

/** Refusals of every endpoint besides its own. */
export const COMMON_REFUSALS = {
  bad_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  already_running: 409,
  key_reused: 422,
  too_large: 413,
  unknown_host: 421,
  too_many_requests: 429,
  typesetting_failed: 422,
  // 409 rather than 410: once the file is restored from a backup, the same request succeeds.
  file_damaged: 409,
  internal: 500,
  unavailable: 503,
  disk_full: 503,
} as const

/**
 * The longest body of a request, in bytes. Unauthenticated requests have a small limit: the longest form, with the
 * proof of a captcha, needs a tenth of it. A member's body may be longer where the endpoint declares it.
 */
export const PUBLIC_BODY_BYTES = 32_000
const MEMBER_BODY_BYTES = 256_000
/** A draft of 1,000 lines with all their texts, or a CSV file. */
export const LARGE_BODY_BYTES = 8_000_000

export type CommonRefusal = keyof typeof COMMON_REFUSALS

type Shape = z.ZodMiniType

/**
 * One endpoint as data. `path` marks its parameters with a colon; parameters and query have `query`'s shape, the body
 * has `request`'s. `response` null: the handler writes bytes (a file, a page) itself.
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
  /**
   * May be requested by pages and programs of others: no header x-bordereau is demanded, no session of a person is read,
   * and the body is passed as bytes whatever its media type.
   */
  readonly crossSite: boolean
  /** Bytes; null: the default limit of its access, see bodyLimitOf. */
  readonly bodyLimit: number | null
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
  'bodyLimit' | 'crossSite' | 'request' | 'query' | 'response' | 'refusals'
> & {
  readonly bodyLimit?: number
  readonly crossSite?: boolean
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
    crossSite: declaration.crossSite ?? false,
    bodyLimit: declaration.bodyLimit ?? null,
    request: (declaration.request ?? null) as Request,
    query: (declaration.query ?? null) as Query,
    response: (declaration.response ?? null) as Response,
    refusals: (declaration.refusals ?? {}) as Readonly<Record<Refusal, number>>,
  }
}

/** The longest body that the server reads for an endpoint, in bytes. */
export function bodyLimitOf({ bodyLimit, access }: Pick<Endpoint, 'bodyLimit' | 'access'>): number {
  return bodyLimit ?? (access === 'public' ? PUBLIC_BODY_BYTES : MEMBER_BODY_BYTES)
}

/** The parsed body of a request. */
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
/** The body of a request before parsing: numbers of a query as text and the like. */
export type InputOf<S> = S extends Shape ? z.input<S> : undefined

/** The body of every refusal. `reference` is the request's id, to quote to the operator of the instance. */
export type RefusalBody = {
  readonly refusal: string
  readonly message: string
  readonly detail?: unknown
  readonly reference: string
}
