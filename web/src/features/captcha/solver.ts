import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { DeriveKeyFunction } from 'altcha-lib/types'

// Runs in a worker: takes one challenge, gives back the proof as text, or nothing when it found none.

/** Browsers keep their own hashing from pages without TLS, which an instance in a local network often is. */
const derive: DeriveKeyFunction = self.isSecureContext
  ? deriveKey
  : async ({ cost, keyLength }, salt, password) => ({
      derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
    })

self.addEventListener('message', (event: MessageEvent) => {
  // Only work.ts of this folder has this worker, and sends what the contract has read.
  const { challenge } = event.data as Pick<Parameters<typeof solveChallenge>[0], 'challenge'>
  solveChallenge({ challenge, deriveKey: derive }).then(
    solution => tell(solution && { counter: solution.counter, derivedKey: solution.derivedKey }),
    () => tell(null),
  )
  function tell(solution: { counter: number; derivedKey: string } | null): void {
    self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })), {})
  }
})
