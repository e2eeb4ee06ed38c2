import { updateInstance } from '@bordereau/contract/sign-up'
import { exploreSample } from '@bordereau/contract/session'
import fc from 'fast-check'
import { routes } from '../../../server/src/routes.ts'
import { type FuzzRequest, requestsTo } from './request.ts'
import { type FuzzResponse, sender } from './send.ts'
import { FUZZ_ROLES, newWorld } from './world.ts'

export type Tally = {
  requests: number
  readonly statuses: Map<number, number>
  /** Endpoints that were called, and those of them that did what was asked (2xx or 3xx) at least once. */
  readonly asked: Set<string>
  readonly answered: Set<string>
  /** 5xx and timeouts, each with its request. */
  readonly failures: string[]
  /** The slowest request of the batch. */
  slowest: { readonly ms: number; readonly what: string }
}

/** New companies after this many requests, because successful requests change them. */
const REQUESTS_PER_WORLD = 2_500
const BATCH = 250
const CONCURRENCY = 8
const SHOWN = 1_500
const NONE = { ms: 0, what: '' }

export type Extent = {
  readonly requests: number
  readonly seed: number
  /** Whether sample companies are created, too. */
  readonly samples?: boolean
}

/** Sends the requests, the same for the same seed except for ids; `eachBatch` is called with the progress. */
export async function trial(
  url: string,
  { requests, seed, samples = true }: Extent,
  eachBatch: (tally: Tally) => Promise<void> = async () => undefined,
): Promise<Tally> {
  const tally: Tally = {
    requests: 0,
    statuses: new Map(),
    asked: new Set(),
    answered: new Set(),
    failures: [],
    slowest: NONE,
  }
  const { send, close } = sender(url)
  // Closing sign-up would keep the next companies from being created, so only a run of one world may ask for it.
  const all = routes
    .map(route => route.endpoint)
    .filter(endpoint => endpoint !== updateInstance || requests <= REQUESTS_PER_WORLD)
  // Creating samples for each person would take most of the time: those of the first companies are enough.
  const others = all.filter(endpoint => endpoint !== exploreSample)
  for (let done = 0; done < requests; done += REQUESTS_PER_WORLD) {
    const world = await newWorld(url)
    const endpoints = samples && done === 0 ? all : others
    const { ids, bodies, forms, files } = world
    const made = requestsTo({ endpoints, roles: FUZZ_ROLES, ids, bodies, forms, files })
    for (let at = done; at < Math.min(requests, done + REQUESTS_PER_WORLD); at += BATCH) {
      const batch = fc.sample(made, { seed: seed + at, numRuns: Math.min(BATCH, requests - at) })
      await inParallel(batch, async request => {
        const cookie = world.cookieOf(request.role)
        const start = performance.now()
        const response = await send(request, cookie)
        const ms = performance.now() - start
        if (ms > tally.slowest.ms) tally.slowest = { ms, what: `${request.method} ${request.path}` }
        note(tally, request, response)
        const ownCookie = request.headers['cookie'] === undefined && cookie !== ''
        if (response.status === 401 && ownCookie && cookie === world.cookieOf(request.role))
          await world.signInAgain(request.role)
      })
      await eachBatch(tally)
      tally.slowest = NONE
    }
  }
  close()
  return tally
}

async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = all[Symbol.iterator]()
  const worker = async () => {
    for (const one of rest) await work(one)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

function note(tally: Tally, request: FuzzRequest, { status, text }: FuzzResponse): void {
  tally.requests += 1
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
  tally.asked.add(request.endpoint)
  if (status >= 200 && status < 400) tally.answered.add(request.endpoint)
  // Samples are created one at a time: beyond the queue this response is expected.
  const isExpected = status === 503 && text.includes('"sample_busy"')
  if ((status >= 500 && !isExpected) || status === -1)
    tally.failures.push(
      [
        `${status} ${request.role} ${request.method} ${request.path}`,
        JSON.stringify(request.headers),
        request.body?.subarray(0, SHOWN).toString() ?? '',
        text,
      ].join('\n    '),
    )
}
