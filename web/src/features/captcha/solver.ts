import { solveChallenge } from 'altcha-lib'
import { deriveWith } from './derive.ts'

// Runs in a worker: takes one challenge, posts back the proof as text, or nothing when it found none.

const deriveKey = deriveWith(self.isSecureContext)

self.addEventListener('message', (event: MessageEvent) => {
  // Only proof-of-work.ts starts this worker, and sends a challenge that the contract has parsed.
  const { challenge } = event.data as Pick<Parameters<typeof solveChallenge>[0], 'challenge'>
  solveChallenge({ challenge, deriveKey }).then(
    solution => tell(solution && { counter: solution.counter, derivedKey: solution.derivedKey }),
    () => tell(null),
  )
  function tell(solution: { counter: number; derivedKey: string } | null): void {
    self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })), {})
  }
})
