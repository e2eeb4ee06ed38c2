import { timingSafeEqual } from 'node:crypto'
import type { AppContext } from '../lib/app-context.ts'
import { macOf } from '../lib/secret.ts'

/** How long a code is valid, and how many may be typed before it is not valid any more. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5

/** With the limits of lib/throttle.ts it decides what guessing can achieve: docs/decisions/0053-portal-by-code.md. */
const DIGITS = 9

/** The digits of a request: a MAC of its id, so that nothing is stored that opens a portal. */
export function portalCode(context: AppContext, requestId: string): string {
  const mac = Buffer.from(macOf(context.secret, 'portal-code', requestId))
  return String(mac.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0')
}

export function isPortalCode(context: AppContext, requestId: string, typed: string): boolean {
  const expected = Buffer.from(portalCode(context, requestId))
  const given = Buffer.from(typed)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** In groups of three, as people read and type it: '123 456 789'. */
export function groupedCode(code: string): string {
  return code.replaceAll(/\d{3}(?=\d)/g, '$& ')
}
