import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getCaptcha } from '@bordereau/contract/captcha'

type Work = Extract<ResponseOf<typeof getCaptcha>, { kind: 'work' }>

/** Solves it beside the page, which stays quick meanwhile. Rejects when there is no way to. */
export function solve(challenge: Work['challenge'], signal: AbortSignal): Promise<string> {
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
