import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getCaptcha } from '@bordereau/contract/captcha'

type WorkChallenge = Extract<ResponseOf<typeof getCaptcha>, { kind: 'work' }>

/** Solves the challenge in a worker, so that the page stays responsive. Rejects where that is impossible. */
export function solve(challenge: WorkChallenge['challenge'], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' })
    const end = (proof: unknown) => {
      worker.terminate()
      if (typeof proof === 'string') resolve(proof)
      else reject(new Error('the challenge was not solved'))
    }
    worker.addEventListener('message', ({ data }) => end(data))
    worker.addEventListener('error', () => end(null))
    signal.addEventListener('abort', () => end(null))
    worker.postMessage({ challenge }, {})
  })
}
