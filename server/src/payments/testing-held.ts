import { type IncomingMessage, type ServerResponse, request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../outgoing/testing.ts'

/** Where an act that moves money is when the process is killed. */
export const POINTS = ['looked for', 'asked for', 'made'] as const
export type Point = (typeof POINTS)[number]

/** Stands between the application and a provider, and keeps answers back. */
export type Gate = {
  readonly url: string
  /** From now on nothing gets past this point. */
  readonly holdAt: (point: Point) => void
  /** Resolves when so many acts are held. */
  readonly held: (count: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Lists of refunds and of a customer's payments, and what is made of both, at Stripe and Mollie. */
const LISTS = [
  /^\/v1\/refunds$/,
  /^\/v1\/payment_intents$/,
  /^\/v2\/payments\/\w+\/refunds$/,
  /^\/v2\/customers\/\w+\/payments$/,
]
const MAKES = [
  /^\/v1\/refunds$/,
  /^\/v1\/payment_intents$/,
  /^\/v2\/payments\/\w+\/refunds$/,
  /^\/v2\/payments$/,
]

export async function startGate(provider: string): Promise<Gate> {
  let point: Point | undefined
  const acts = new Set<string>()
  const waiting: (() => void)[] = []
  const hold = (act: string) => {
    acts.add(act)
    for (const look of waiting) look()
  }
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', provider)
    const body = await buffer(request)
    const isList = method === 'GET' && LISTS.some(path => path.test(url.pathname))
    const isMake = method === 'POST' && MAKES.some(path => path.test(url.pathname))
    const isHeld = isList ? point === 'looked for' : isMake && point !== undefined
    const act = `${url.pathname} ${isMake ? String(headers['idempotency-key']) : url.search}`
    if (isHeld && point !== 'made') return hold(act)
    const answer = await forward(url, request, body)
    if (isHeld) return hold(act)
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  }
  const server = await listen((request, response) => {
    // The process that asks is killed while it waits.
    pass(request, response).catch(() => response.destroy())
  }, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${server.port}`,
    holdAt: next => (point = next),
    held: count =>
      new Promise(resolve => {
        const look = () => {
          if (acts.size >= count) resolve()
        }
        waiting.push(look)
        look()
      }),
    close: server.close,
  }
}

/** Resolves once the provider has answered, and so has done what it was asked for. */
function forward(
  url: URL,
  { method, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { host: _, ...kept } = headers
    const asked = ask(url, { method, headers: kept }, resolve)
    asked.once('error', reject)
    asked.end(body)
  })
}
