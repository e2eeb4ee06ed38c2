import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey as deriveInBrowser } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, it } from 'vitest'
import { deriveWith } from './derive.ts'

describe('a challenge', () => {
  it('is solved with the browser’s own hashing in a secure context only, where it is quicker', () => {
    expect(deriveWith(true)).toBe(deriveInBrowser)
    expect(deriveWith(false)).not.toBe(deriveInBrowser)
  })

  it('is solved with the browser’s hashing and without it, and accepted by the server', async () => {
    const hmacSignatureSecret = 'a secret'
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      counter: 3,
      deriveKey,
      hmacSignatureSecret,
    })
    for (const isSecureContext of [true, false]) {
      const solution = await solveChallenge({ challenge, deriveKey: deriveWith(isSecureContext) })
      expect(solution?.counter).toBe(3)
      if (!solution) continue
      const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
      expect(result.verified).toBe(true)
    }
  })
})
