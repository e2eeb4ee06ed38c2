import type { Refused } from '../data/api.ts'

/** A refusal as `call` returns it, with the server's own English message. */
export function refused(refusal: string, detail?: unknown): Refused {
  return { ok: false, status: 422, refusal, message: SERVER_MESSAGE, detail, reference: 'r-1' }
}

export const SERVER_MESSAGE = 'what the server says'
