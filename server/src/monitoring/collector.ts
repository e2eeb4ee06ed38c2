import { SERVICE_NAME } from '@bordereau/contract/monitoring-agent'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../lib/app-context.ts'
import { clientNetwork } from '../lib/throttle.ts'
import { readBatch } from './batch.ts'
import { browserOf } from './browser.ts'
import { BodyError, textOf } from './body.ts'
import { V2 } from './intake-v2.ts'
import { V3 } from './intake-v3.ts'
import { storeBatch } from './ingest.ts'
import { countBatch } from './limit.ts'
import type { Protocol } from './protocol.ts'
import { agentConfigOf, etagOf, settingOf } from './setting.ts'

/** Limit of the packed body; unpacked it may be four times as large (body.ts). */
const BODY_BYTES = 512_000
/** How long an agent may cache its configuration; the same value as in Elastic's server. */
const CONFIG_SECONDS = 30

/**
 * The built-in collector with Elastic's protocol: https://www.elastic.co/docs/solutions/observability/apm/api. The
 * agent cannot send the CSRF header, so these routes are no endpoints of the contract; they change no data of
 * companies.
 */
export async function collector(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async scope => {
    // The body is NDJSON, possibly compressed, whatever its content type (a beacon sends text/plain).
    scope.removeAllContentTypeParsers()
    const asBytes = { parseAs: 'buffer', bodyLimit: BODY_BYTES } as const
    scope.addContentTypeParser('*', asBytes, (_, body, done) => done(null, body))
    scope.post('/intake/v2/rum/events', (request, reply) => intake(context, V2, request, reply))
    scope.post('/intake/v3/rum/events', (request, reply) => intake(context, V3, request, reply))
    scope.get('/config/v1/rum/agents', (request, reply) => {
      const query = Object(request.query)
      return configuration(context, request, reply, query['service.name'], query['ifnonematch'])
    })
    scope.post('/config/v1/rum/agents', (request, reply) => {
      const { service, etag } = bodyOf(request)
      return configuration(context, request, reply, service, etag)
    })
  })
}

/** Responds 202 when every event was valid, else 400 with the errors; valid events are stored in both cases. */
async function intake(
  context: AppContext,
  protocol: Protocol,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  if (isOtherSite(request)) return refuse(reply, 403, 'this collector is for our own pages')
  const setting = await settingOf(context)
  if (!setting.recording || setting.collectorUrl !== '') {
    return refuse(reply, 403, 'this collector is switched off')
  }
  const seconds = countBatch(context, clientNetwork(request.ip))
  if (seconds !== undefined) {
    return refuse(reply.header('retry-after', String(seconds)), 429, 'too many batches')
  }
  try {
    const text = await textOf(request.body, request.headers['content-encoding'])
    const batch = readBatch(text, protocol)
    await storeBatch(context, batch, browserOf(request.headers['user-agent'] ?? ''))
    if (batch.lineErrors.length === 0) return reply.code(202).send()
    return reply.code(400).send({ accepted: batch.accepted, errors: batch.lineErrors })
  } catch (error) {
    if (error instanceof BodyError) return refuse(reply, error.status, error.message)
    throw error
  }
}

/** Whether a page of another site sent the request; its measurements would distort the statistics. */
function isOtherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ accepted: 0, errors: [{ message }] })
}

async function configuration(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  service: unknown,
  etagParameter: unknown,
): Promise<FastifyReply> {
  if (typeof service !== 'string' || service === '') {
    return reply
      .code(400)
      .header('cache-control', 'max-age=300, must-revalidate')
      .send({ error: 'service.name is required' })
  }
  const isKnown = service === SERVICE_NAME
  const config = isKnown ? agentConfigOf(await settingOf(context), context.config.release) : {}
  const etag = isKnown ? etagOf(config) : '-'
  const cachedEtag = request.headers['if-none-match'] ?? etagParameter
  reply
    .header('cache-control', `max-age=${CONFIG_SECONDS}, must-revalidate`)
    .header('etag', `"${etag}"`)
    .header('access-control-expose-headers', 'Etag')
  const isUnchanged =
    typeof cachedEtag === 'string' && cachedEtag.replaceAll(/^W\/|"/g, '') === etag
  return isUnchanged ? reply.code(304).send() : reply.send(config)
}

/** Reads a POST body: { service: { name, environment }, etag }. */
function bodyOf({ body }: FastifyRequest): { service: unknown; etag: unknown } {
  try {
    const parsed = Object(JSON.parse(Buffer.isBuffer(body) ? body.toString() : ''))
    return { service: Object(parsed.service).name, etag: parsed.etag }
  } catch {
    return { service: undefined, etag: undefined }
  }
}
