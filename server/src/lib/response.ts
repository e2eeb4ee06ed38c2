import type { Readable } from 'node:stream'
import type { Tx } from '../db/database.ts'

/** A response that is a file to save or (inline) a page to show. */
export type FileResponse = {
  readonly body: Uint8Array | string | Readable
  readonly mediaType: string
  /** Sets Content-Disposition: attachment with this name. */
  readonly fileName?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly status?: number
}

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
}

export type Transact = <Value>(work: (tx: Tx) => Promise<Value>) => Promise<Value>

/**
 * Stores the response for the request's Idempotency-Key, in the transaction of the request's effect and in the scope of
 * its person, so that a repeated request gets it instead of an effect. False when the key has a response already: the
 * transaction must then be rolled back. Does nothing without a key.
 */
export type StoreResponse = (tx: Tx, value: unknown) => Promise<boolean>

export function afterCommit<Result>(work: AfterCommit<Result>['afterCommit']): AfterCommit<Result> {
  return { ok: true, afterCommit: work }
}
