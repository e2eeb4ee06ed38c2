import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Config } from '../config.ts'
import { asSystem } from '../db/database.ts'
import { sendRefusal } from '../lib/http.ts'
import type { House } from '../lib/house.ts'
import { sha256 } from '../lib/secret.ts'
import { readQueues } from './metrics-store.ts'

/** In seconds; the budgets of our lists and of issuing lie among them. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.08, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * What the server measures of itself, for Prometheus, at /metrics. No workspace, person or address is in it: routes are
 * named by their pattern.
 */
export function metrics(app: FastifyInstance, house: House): void {
  const registry = new Registry()
  measureRequests(app, registry)
  const measure = measureHouse(house, registry)
  let measuresProcess = false
  app.get('/metrics', async (request, reply) => {
    // To strangers there is nothing here.
    if (!mayRead(house.config, request)) return sendRefusal(request, reply, 404, 'not_found')
    // From the first reading on: it watches the event loop, which nobody needs who never reads it.
    if (!measuresProcess) collectDefaultMetrics({ register: registry })
    measuresProcess = true
    await measure()
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    )
  })
}

/** Gives what takes the measures: at the moment of asking, all of the database's in one transaction. */
function measureHouse(house: House, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, registers: [registry], labelNames })
  const jobs = gauge('bordereau_jobs', 'Jobs that are not done, by state.', 'state')
  const wait = gauge('bordereau_job_wait_seconds', 'How long the longest waiting job is due.')
  const mail = gauge('bordereau_mail', 'Messages that have not gone out, by status.', 'status')
  const render = gauge('bordereau_render', 'Threads that typeset, and what waits.', 'state')
  const pool = gauge('bordereau_database_connections', 'Connections to the database.', 'state')
  return async () => {
    const queues = await asSystem(house.db, tx => readQueues(tx, house.clock.now()))
    setAll(jobs, 'state', queues.jobs)
    wait.set(queues.waitSeconds)
    setAll(mail, 'status', queues.mail)
    setAll(render, 'state', house.renderer.load())
    setAll(pool, 'state', house.db.connections())
  }
}

function setAll(gauge: Gauge, label: string, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) gauge.set({ [label]: name }, value)
}

/**
 * Whoever brings the token; without a token set, whoever asks on this machine itself. Where a proxy stands before us that
 * we were not told to trust, everybody seems to be on this machine: then nobody is, but with the token.
 */
function mayRead(config: Config, request: FastifyRequest): boolean {
  if (config.metricsToken !== null) return bears(request, config.metricsToken)
  const told = config.trustProxy !== false || isLoopback(new URL(config.publicUrl).hostname)
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    name => request.headers[name] !== undefined,
  )
  if (forwarded && config.trustProxy === false) return false
  return told && isLoopback(request.ip)
}

function bears({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${token}`))
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|::ffff:127(?:\.\d{1,3}){3})$/.test(host)
}
