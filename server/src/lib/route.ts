import type { Readable } from 'node:stream'
import type {
  CommonRefusal,
  Endpoint,
  InputOf,
  QueryOf,
  RefusalOf,
  RequestOf,
} from '@bordereau/contract/endpoint'
import { type Role, may } from '@bordereau/domain/access/policy'
import { type Tx, asSystem, inWorkspace, isReferenceGone, setTenantScope } from '../db/database.ts'
import { enterWorkspace, findVisitor, readVisitor } from './visitor.ts'
import type { Member, Origin, Person } from './actor.ts'
import type { AppContext } from './app-context.ts'
import { type Replay, endKey, findReplay, onceOnly, storeResponse } from './idempotency.ts'

/** A request as lib/http.ts passes it, parsed by the endpoint's shapes. */
export type Call<E extends Endpoint> = {
  readonly context: AppContext
  readonly input: RequestOf<E>
  readonly query: QueryOf<E>
  readonly origin: Origin
  /** The raw body of an endpoint without a request shape: an uploaded file, the report of another program. */
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly acceptLanguage: string
  /** The session cookie's value, '' where there is none. */
  readonly token: string
  /**
   * The value of the cookie of a customer's session in the portal of this company, '' where there is none, and in a request
   * that a page of another site began.
   */
  readonly portalToken: (workspaceId: string) => string
  /** The value of the cookie of a pending authorization request (sign-in-with/), '' where there is none. */
  readonly authorizationRequest: string
  /** The method is HEAD: the request must have no effect. */
  readonly head: boolean
  /** Last-Event-ID of an event stream; '' for a new stream. */
  readonly lastEventId: string
}

/** The handler's value. An endpoint without a response shape returns a FileResponse. */
type ResultOf<E extends Endpoint> = E['response'] extends null
  ? FileResponse
  : InputOf<E['response']>

export type Refused<R extends string> = {
  readonly ok: false
  readonly refusal: R | CommonRefusal
  readonly detail?: unknown
}
export type Outcome<E extends Endpoint> = HandlerResponse<ResultOf<E>> | Refused<RefusalOf<E>>

/** A request without its types; lib/http.ts makes it from Fastify's. */
export type RawCall = Call<Endpoint> & {
  readonly idempotency: { key: string; sha256: Uint8Array } | null
}

export type Route = {
  readonly endpoint: Endpoint
  readonly handle: (call: RawCall) => Promise<HandlerResponse<unknown> | Refused<string> | Replay>
  /**
   * The handler of a workspace route after every check, in a transaction with tenant scope. Only `handle` calls it, and
   * the test that skips the checks to prove that row-level security holds alone.
   */
  readonly handleInTenant?: (tx: Tx, call: RawCall, member: Member) => Promise<WorkspaceOutcome>
}

type Done = HandlerResponse<unknown> | Refused<string>
type WorkspaceOutcome = Done | AfterCommit<Done>

/**
 * Access without a session. The handler opens its own transactions: slow work (a password's hash) runs between them.
 */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Outcome<E>>,
): Route {
  return { endpoint, handle: call => handler(typed<E>(call)) }
}

/** Access for every signed-in person. The handler runs inside one transaction, which a refusal rolls back. */
export function personRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E> & { tx: Tx; person: Person }) => Promise<Outcome<E>>,
): Route {
  return {
    endpoint,
    handle: call =>
      commitUnlessRefused(endpoint, call, async tx => {
        const visitor = await findVisitor(tx, call.context.clock, call.token, null)
        if (!visitor) return { ok: false, refusal: 'not_signed_in' }
        await setTenantScope(tx, { personId: visitor.person.id })
        return onceOnly(tx, endpoint, call, visitor.person.id, () =>
          handler({ ...typed<E>(call), tx, person: visitor.person }),
        )
      }),
  }
}

/**
 * Access for members of the workspace in the path whose role permits the endpoint's action. To others the workspace
 * does not exist (not_found). One transaction, limited to the workspace by row-level security too; a refusal rolls it
 * back.
 */
export function workspaceRoute<E extends Endpoint>(
  endpoint: E,
  handler: (
    call: Call<E> & { tx: Tx; member: Member },
  ) => Promise<Outcome<E> | AfterCommit<Outcome<E>>>,
): Route {
  const handleInTenant = (tx: Tx, call: RawCall, member: Member) =>
    handler({ ...typed<E>(call), tx, member })
  return {
    endpoint,
    handleInTenant,
    handle: async call => {
      const workspaceId = workspaceOf(call.query)
      let personId = ''
      const outcome = await commitUnlessRefused<WorkspaceOutcome | Replay>(
        endpoint,
        call,
        async tx => {
          const visitor = await enterWorkspace(tx, call.context.clock, call.token, workspaceId)
          if (!visitor) return { ok: false, refusal: 'not_signed_in' }
          const refusal = refusalFor(endpoint, visitor.role)
          if (refusal) return { ok: false, refusal }
          const { person, timeZone } = visitor
          const role = visitor.role ?? 'viewer'
          const member: Member = { ...person, workspaceId, role, timeZone }
          personId = member.id
          return onceOnly(tx, endpoint, call, member.id, () => handleInTenant(tx, call, member))
        },
      )
      if (!('afterCommit' in outcome)) return outcome
      const done = await untilRolledBack(
        outcome
          .afterCommit(
            work =>
              inWorkspace(call.context.db, { workspaceId, personId }, work, { repeatable: true }),
            (tx, value) => storeResponse(tx, endpoint, call, personId, value),
          )
          .catch(error => refusedSince(endpoint, call, error)),
      )
      if (outcome.completes) {
        await asSystem(call.context.db, tx => endKey(tx, endpoint, call, personId, done))
        return done
      }
      // A request with the same key may have had its effect since this one began.
      return done.ok ? done : ((await findReplay(call, personId)) ?? done)
    },
  }
}

/** What refuses the request by now where its work failed because a row is gone: its company was deleted. Else throws. */
async function refusedSince(
  endpoint: Endpoint,
  { context, token, query }: RawCall,
  error: unknown,
): Promise<Refused<string>> {
  if (!isReferenceGone(error)) throw error
  const workspaceId = workspaceOf(query)
  const visitor = await asSystem(context.db, tx =>
    readVisitor(tx, context.clock, token, workspaceId),
  )
  const refusal = visitor ? refusalFor(endpoint, visitor.role) : 'not_signed_in'
  if (!refusal) throw error
  return { ok: false, refusal }
}

function refusalFor(endpoint: Endpoint, role: Role | null): CommonRefusal | null {
  if (role === null) return 'not_found'
  const { access } = endpoint
  if (access === 'public' || access === 'person') return 'internal'
  return may(role, access) ? null : 'forbidden'
}

/**
 * Commits an accepted handler's transaction and rolls a refused one back. After a deadlock the handler runs again: its
 * effects outside the transaction (files in the archive, notifying the job runner) may happen twice.
 */
async function commitUnlessRefused<T extends { readonly ok: boolean }>(
  endpoint: Endpoint,
  call: RawCall,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const isRead = endpoint.method === 'GET'
  const accepted = async (tx: Tx) => {
    const outcome = await work(tx)
    if (!outcome.ok) throw new RolledBack(outcome)
    return outcome
  }
  return untilRolledBack(asSystem(call.context.db, accepted, { repeatable: true, isRead }))
}

/** The outcome of work, or the refusal with which it rolled a transaction back. */
async function untilRolledBack<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome as T
    throw error
  }
}

/** Thrown in a transaction, it rolls it back, and the request is refused with the outcome. */
export class RolledBack extends Error {
  readonly outcome: unknown

  constructor(outcome: unknown) {
    super('refused')
    this.outcome = outcome
  }
}

/** lib/http.ts has parsed the call by this endpoint's shapes. */
function typed<E extends Endpoint>(call: RawCall): Call<E> {
  return call
}

function workspaceOf(query: unknown): string {
  const id =
    typeof query === 'object' && query !== null && 'workspaceId' in query ? query.workspaceId : ''
  return typeof id === 'string' ? id : ''
}

/** A response that is a file to save or (inline) a page to show. */
export type FileResponse = {
  readonly body: Uint8Array | string | Readable
  readonly mediaType: string
  /** Sets Content-Disposition: attachment with this name. */
  readonly fileName?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly status?: number
}

/** Of a file that others made: opened as a page, it has no permissions. */
export const NO_PERMISSIONS = { 'content-security-policy': "default-src 'none'; sandbox" } as const

/** After a form: the browser requests the other address with GET (RFC 9110, 15.4.4). */
export function seeOther(location: string): FileResponse {
  return { body: '', mediaType: 'text/plain', status: 303, headers: { location } }
}

/** A cookie to set (value) or to clear (null); lib/http.ts adds HttpOnly, SameSite and Secure. */
export type SessionCookie = { readonly value: string | null; readonly maxAgeSeconds: number }

/**
 * What a handler returns when it does not refuse. `later` runs after the transaction has committed, so that slow work
 * (rendering) holds no lock and no connection.
 */
export type HandlerResponse<Value> =
  | {
      readonly ok: true
      readonly value: Value
      readonly cookie?: SessionCookie
      /** The cookie that binds an authorization request (sign-in-with/) to this browser. */
      readonly authorizationRequest?: SessionCookie
      /** The cookie of a customer's session in the portal of a company. */
      readonly portalSession?: SessionCookie & { readonly workspaceId: string }
    }
  | { readonly ok: true; readonly later: () => Promise<Value> }

export function respond<Value>(
  value: Value,
  cookie?: SessionCookie,
): { ok: true; value: Value; cookie?: SessionCookie } {
  return cookie ? { ok: true, value, cookie } : { ok: true, value }
}

export function later<Value>(work: () => Promise<Value>): {
  ok: true
  later: () => Promise<Value>
} {
  return { ok: true, later: work }
}

/**
 * Work after the request's own transaction, in short transactions: for work so long that no lock may be held meanwhile.
 * `transaction` has the tenant scope of the handler; its work may run again after a deadlock.
 */
export type AfterCommit<Result> = {
  readonly ok: true
  readonly afterCommit: (transaction: Transact, storeResponse: StoreResponse) => Promise<Result>
  /** The same request may run again, and then completes what an interrupted one began: its key is kept meanwhile. */
  readonly completes: boolean
}

export type Transact = <Value>(work: (tx: Tx) => Promise<Value>) => Promise<Value>

/**
 * Stores the response for the request's Idempotency-Key, in the transaction of the request's effect and in the scope of
 * its person, so that a repeated request gets it instead of an effect. False when the key has a response already: the
 * transaction must then be rolled back. Does nothing without a key.
 */
export type StoreResponse = (tx: Tx, value: unknown) => Promise<boolean>

export function afterCommit<Result>(work: AfterCommit<Result>['afterCommit']): AfterCommit<Result> {
  return { ok: true, afterCommit: work, completes: false }
}

/** The same for work that cannot store its response together with its effect: that is in several transactions, or at another service. */
export function afterCommitInParts<Result>(
  work: (transaction: Transact) => Promise<Result>,
): AfterCommit<Result> {
  return { ok: true, afterCommit: work, completes: true }
}
