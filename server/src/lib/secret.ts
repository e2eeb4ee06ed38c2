import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random token of 256 bits for a link or a cookie; only its hash is stored. */
export function newToken(): { token: string; hash: Uint8Array } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

export function sha256(bytes: Uint8Array | string): Uint8Array {
  return createHash('sha256').update(bytes).digest()
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

/** An ETag: equal texts have equal tags. */
export function etagFor(text: string): string {
  return hex(sha256(text)).slice(0, 32)
}

/** HMAC-SHA-256 of the body, 32 bytes. `purpose`, without a NUL, separates uses of the same secret. */
export function macOf(secret: Uint8Array, purpose: string, body: Uint8Array | string): Uint8Array {
  return createHmac('sha256', secret).update(purpose).update('\0').update(body).digest()
}

const MAC_BYTES = 20

/** Ids and a MAC over them as one token, which need not be stored. `purpose` separates uses of the same secret. */
export function sealIds(secret: Uint8Array, purpose: string, ids: readonly string[]): string {
  const body = Buffer.concat(ids.map(id => Buffer.from(id.replaceAll('-', ''), 'hex')))
  return Buffer.concat([body, sealOf(secret, purpose, body)]).toString('base64url')
}

/** The ids of a sealed token, or undefined when its MAC is not ours for this purpose. */
export function openIds(secret: Uint8Array, purpose: string, token: string): string[] | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, -MAC_BYTES)
  if (body.length === 0 || body.length % 16 !== 0 || bytes.toString('base64url') !== token)
    return undefined
  if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), sealOf(secret, purpose, body))) return undefined
  return Array.from({ length: body.length / 16 }, (_, i) =>
    uuidOf(body.subarray(i * 16, i * 16 + 16)),
  )
}

function sealOf(secret: Uint8Array, purpose: string, body: Uint8Array): Uint8Array {
  return macOf(secret, purpose, body).subarray(0, MAC_BYTES)
}

function uuidOf(bytes: Uint8Array): string {
  const digits = hex(bytes)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-')
}
