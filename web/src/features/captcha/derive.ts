import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { DeriveKeyFunction } from 'altcha-lib/types'

/** Browsers offer their own hashing in secure contexts only; an instance in a local network often has no TLS. */
export function deriveWith(isSecureContext: boolean): DeriveKeyFunction {
  if (isSecureContext) return deriveKey
  return async ({ cost, keyLength }, salt, password) => ({
    derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
  })
}
