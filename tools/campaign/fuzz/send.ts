import { Agent, request as httpRequest } from 'node:http'
import type { FuzzRequest } from './request.ts'

/** `status` 0: the connection was closed without a response; -1: timeout. */
export type FuzzResponse = { readonly status: number; readonly text: string }

const TIMEOUT_MS = 20_000
/** A sample company with a year of documents is created. */
const SAMPLE_TIMEOUT_MS = 300_000

export type Sender = {
  readonly send: (request: FuzzRequest, cookie: string) => Promise<FuzzResponse>
  readonly close: () => void
}

export function sender(url: string): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const { hostname, port } = new URL(url)
  return {
    close: () => agent.destroy(),
    send: (request, cookie) =>
      new Promise(resolve => {
        const headers: Record<string, string> = {
          ...(cookie === '' ? {} : { cookie }),
          ...request.headers,
          ...(request.body === undefined ? {} : { 'content-length': String(request.body.length) }),
        }
        const sent = httpRequest({
          agent,
          hostname,
          port,
          method: request.method,
          path: request.path,
          headers,
          timeout: request.endpoint === 'exploreSample' ? SAMPLE_TIMEOUT_MS : TIMEOUT_MS,
        })
        const done = (status: number, text: string) => resolve({ status, text })
        sent.on('response', response => {
          // An event stream never ends by itself.
          if (response.headers['content-type']?.startsWith('text/event-stream')) {
            done(response.statusCode ?? 0, '')
            sent.destroy()
            return
          }
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            done(response.statusCode ?? 0, Buffer.concat(parts).toString().slice(0, 500)),
          )
          response.on('error', () => done(response.statusCode ?? 0, ''))
        })
        sent.on('timeout', () => {
          done(-1, '')
          sent.destroy()
        })
        sent.on('error', error => done(0, error.message))
        sent.end(request.body)
      }),
  }
}
