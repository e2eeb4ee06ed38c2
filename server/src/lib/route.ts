import type {
  CommonRefusal,
  Endpoint,
  InputOf,
  QueryOf,
  RefusalOf,
  RequestOf,
} from '@bordereau/contract/endpoint'
import { type Role, may } from '@bordereau/domain/access/policy'
import { type Tx, asSystem, enter } from '../db/database.ts'
import { findVisitor } from './visitor.ts'
import type { Member, Origin, Person } from './actor.ts'
import type { Answer, FileAnswer } from './answer.ts'
import type { House } from './house.ts'
import { type Replay, onceOnly } from './idempotency.ts'

/** A request as the frame hands it in, parsed by the endpoint's own shapes. */
export type Call<E extends Endpoint> = {
  readonly house: House
  readonly input: RequestOf<E>
  readonly query: QueryOf<E>
  readonly origin: Origin
  /** The raw body of an endpoint without a request shape: an uploaded file. */
  readonly bytes: Uint8Array
  readonly acceptLanguage: string
  /** The session cookie's value, '' where there is none. */
  readonly token: string
  /** The cookie of a visit to a provider that this browser has begun, '' where there is none. */
  readonly errand: string
  /** Asked by HEAD: only what the answer would be, so that nothing may come of it. */
  readonly head: boolean
  /** Up to where the reader of an event stream has come; '' where she begins. */
  readonly lastEventId: string
}

/** What the handler may give back. A file endpoint (no response shape) gives a FileAnswer. */
type Given<E extends Endpoint> = E['response'] extends null ? FileAnswer : InputOf<E['response']>

export type Refused<R extends string> = {
  readonly ok: false
  readonly refusal: R | CommonRefusal
  readonly detail?: unknown
}
export type Outcome<E extends Endpoint> = Answer<Given<E>> | Refused<RefusalOf<E>>

/** How a request without its types comes to a route; lib/http.ts makes it of Fastify's. */
export type RawCall = Call<Endpoint> & {
  readonly idempotency: { key: string; sha256: Uint8Array } | null
}

export type Route = {
  readonly endpoint: Endpoint
  readonly handle: (call: RawCall) => Promise<Answer<unknown> | Refused<string> | Replay>
  /**
   * What a workspace route does once every check has passed, in a transaction already walled. Only `handle` calls it, and
   * the test that leaves the checks out to see whether the database's wall holds alone.
   */
  readonly act?: (
    tx: Tx,
    call: RawCall,
    member: Member,
  ) => Promise<Answer<unknown> | Refused<string>>
}

/** For everybody. The handler opens its own transactions: it may have slow work (a password's hash) between them. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Outcome<E>>,
): Route {
  return { endpoint, handle: call => handler(typed<E>(call)) }
}

/** For whoever is signed in; the handler works inside one transaction, which a refusal rolls back. */
export function personRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E> & { tx: Tx; person: Person }) => Promise<Outcome<E>>,
): Route {
  return {
    endpoint,
    handle: call =>
      unlessRefused(call, async tx => {
        const visitor = await findVisitor(tx, call.house.clock, call.token, null)
        if (!visitor) return { ok: false, refusal: 'not_signed_in' }
        await enter(tx, { personId: visitor.person.id })
        return onceOnly(tx, endpoint, call, visitor.person.id, () =>
          handler({ ...typed<E>(call), tx, person: visitor.person }),
        )
      }),
  }
}

/**
 * For members of the workspace in the path whose role may do the endpoint's action. A stranger's workspace looks like
 * one that does not exist. One transaction, walled to the workspace by the database too; a refusal rolls it back.
 */
export function workspaceRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E> & { tx: Tx; member: Member }) => Promise<Outcome<E>>,
): Route {
  const act = (tx: Tx, call: RawCall, member: Member) => handler({ ...typed<E>(call), tx, member })
  return {
    endpoint,
    act,
    handle: call =>
      unlessRefused(call, async tx => {
        const workspaceId = workspaceOf(call.query)
        const visitor = await findVisitor(tx, call.house.clock, call.token, workspaceId)
        if (!visitor) return { ok: false, refusal: 'not_signed_in' }
        const refusal = refusalFor(endpoint, visitor.role)
        if (refusal) return { ok: false, refusal }
        const member: Member = { ...visitor.person, workspaceId, role: visitor.role ?? 'viewer' }
        await enter(tx, { workspaceId, personId: member.id })
        return onceOnly(tx, endpoint, call, member.id, () => act(tx, call, member))
      }),
  }
}

function refusalFor(endpoint: Endpoint, role: Role | null): CommonRefusal | null {
  if (role === null) return 'not_found'
  const { access } = endpoint
  if (access === 'public' || access === 'person') return 'internal'
  return may(role, access) ? null : 'forbidden'
}

/**
 * Commits what an accepted handler did; rolls everything back when it refuses. After a deadlock it runs again: what a
 * handler does outside the transaction (files in the archive, waking the job runner) may be done twice.
 */
async function unlessRefused<T extends { readonly ok: boolean }>(
  call: RawCall,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    const accepted = async (tx: Tx) => {
      const outcome = await work(tx)
      if (!outcome.ok) throw new RolledBack(outcome)
      return outcome
    }
    return await asSystem(call.house.db, accepted, { repeatable: true })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome as T
    throw error
  }
}

class RolledBack extends Error {
  readonly outcome: unknown

  constructor(outcome: unknown) {
    super('refused')
    this.outcome = outcome
  }
}

/** The frame has parsed the call by this very endpoint's shapes. */
function typed<E extends Endpoint>(call: RawCall): Call<E> {
  return call as unknown as Call<E>
}

function workspaceOf(query: unknown): string {
  const id =
    typeof query === 'object' && query !== null && 'workspaceId' in query ? query.workspaceId : ''
  return typeof id === 'string' ? id : ''
}
