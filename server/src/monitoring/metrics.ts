import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Config } from '../config.ts'
import { asSystem } from '../db/database.ts'
import { sendRefusal } from '../lib/http.ts'
import type { AppContext } from '../lib/app-context.ts'
import { sha256 } from '../lib/secret.ts'
import { readArchive, readQueues } from './metrics-store.ts'

/** Buckets in seconds; they include the response time budgets of lists and of issuing. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.08, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Prometheus metrics of the server at /metrics. They contain no workspace, person or network address; routes appear as
 * patterns.
 */
export function metrics(app: FastifyInstance, context: AppContext): void {
  const registry = new Registry()
  measureRequests(app, registry)
  const measure = measureApp(context, registry)
  let measuresProcess = false
  app.get('/metrics', async (request, reply) => {
    // Without permission the route behaves as if it did not exist.
    if (!mayRead(context.config, request)) return sendRefusal(request, reply, 404, 'not_found')
    // Default metrics observe the event loop, so they are collected only from the first request on.
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
    help: 'Time from a request to the end of its response, by route.',
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

/** Returns a function that updates the gauges, with all database queries in one transaction. */
function measureApp(context: AppContext, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, registers: [registry], labelNames })
  const jobs = gauge('bordereau_jobs', 'Jobs that are not done, by state.', 'state')
  const wait = gauge('bordereau_job_wait_seconds', 'Time since the oldest due job became due.')
  const mail = gauge('bordereau_mail', 'Emails that have not been sent, by status.', 'status')
  const render = gauge('bordereau_render', 'Typesetting processes and waiting documents.', 'state')
  const peak = gauge('bordereau_render_peak_bytes', 'Peak memory of a typesetting process.')
  const pool = gauge('bordereau_database_connections', 'Connections to the database.', 'state')
  const findings = gauge(
    'bordereau_archive_faults',
    'Archived files that the nightly verification found missing or damaged.',
    'reason',
  )
  const checked = gauge(
    'bordereau_archive_checked_timestamp_seconds',
    'When the verification last completed; 0 before the first time.',
  )
  return async () => {
    const { queues, archive } = await asSystem(context.db, async tx => ({
      queues: await readQueues(tx, context.clock.now()),
      archive: await readArchive(tx),
    }))
    setAll(findings, 'reason', archive.findings)
    checked.set(archive.checkedAt)
    setAll(jobs, 'state', queues.jobs)
    wait.set(queues.waitSeconds)
    setAll(mail, 'status', queues.mail)
    setAll(render, 'state', context.renderer.load())
    peak.set(context.renderer.peakBytes())
    setAll(pool, 'state', context.db.connections())
  }
}

function setAll(gauge: Gauge, label: string, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) gauge.set({ [label]: name }, value)
}

/**
 * Allows requests with the token; without METRICS_TOKEN, requests from the same machine. Behind a proxy that is not
 * configured as trusted every request seems to come from the same machine, so then only the token allows access.
 */
function mayRead(config: Config, request: FastifyRequest): boolean {
  if (config.metricsToken !== null) return hasToken(request, config.metricsToken)
  const isAddressReliable =
    config.trustProxy !== false || isLoopback(new URL(config.publicUrl).hostname)
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    name => request.headers[name] !== undefined,
  )
  if (isForwarded && config.trustProxy === false) return false
  return isAddressReliable && isLoopback(request.ip)
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${token}`))
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|::ffff:127(?:\.\d{1,3}){3})$/.test(host)
}
