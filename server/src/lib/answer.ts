import type { Readable } from 'node:stream'

/** Bytes as an answer: a file to save, or (inline) a page to show. */
export type FileAnswer = {
  readonly body: Uint8Array | string | Readable
  readonly mediaType: string
  /** Given: offered for saving under this name. */
  readonly fileName?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly status?: number
}

/** A cookie to set (value) or to clear (null); the frame adds HttpOnly, SameSite and Secure. */
export type SessionCookie = { readonly value: string | null; readonly maxAgeSeconds: number }

/**
 * What a handler gives back when it does not refuse. `later` runs after the transaction has committed, so that slow
 * work (rendering) holds no lock and no connection.
 */
export type Answer<Value> =
  | {
      readonly ok: true
      readonly value: Value
      readonly cookie?: SessionCookie
      /** The cookie that ties a visit to a provider (sign-in-with/) to this browser. */
      readonly errand?: SessionCookie
    }
  | { readonly ok: true; readonly later: () => Promise<Value> }

export function answer<Value>(
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
