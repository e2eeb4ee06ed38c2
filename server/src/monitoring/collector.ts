import { SERVICE_NAME } from '@bordereau/contract/monitoring'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../lib/house.ts'
import { placeOf } from '../lib/throttle.ts'
import { readBatch } from './batch.ts'
import { browserOf } from './browser.ts'
import { BodyError, textOf } from './body.ts'
import { V2 } from './intake-v2.ts'
import { V3 } from './intake-v3.ts'
import { keepBatch } from './keep.ts'
import { countBatch } from './limit.ts'
import type { Protocol } from './protocol.ts'
import { agentConfigOf, etagOf, settingOf } from './setting.ts'

/** Of the body as it travels; unpacked it may be four times as large (body.ts). */
const BODY_BYTES = 512_000
/** As Elastic's server has it: how long an agent may take its configuration for the newest. */
const CONFIG_SECONDS = 30

/**
 * Our own collector, in Elastic's protocol: https://www.elastic.co/docs/solutions/observability/apm/api. The agent cannot
 * set our header, so these addresses stand beside the contract's; they change nothing that belongs to anybody.
 */
export async function collector(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async scope => {
    // Whatever it is called (a beacon says text/plain), the body is lines of JSON, perhaps packed.
    scope.removeAllContentTypeParsers()
    const asBytes = { parseAs: 'buffer', bodyLimit: BODY_BYTES } as const
    scope.addContentTypeParser('*', asBytes, (_, body, done) => done(null, body))
    scope.post('/intake/v2/rum/events', (request, reply) => intake(house, V2, request, reply))
    scope.post('/intake/v3/rum/events', (request, reply) => intake(house, V3, request, reply))
    scope.get('/config/v1/rum/agents', (request, reply) => {
      const asked = Object(request.query)
      return configuration(house, request, reply, asked['service.name'], asked['ifnonematch'])
    })
    scope.post('/config/v1/rum/agents', (request, reply) => {
      const { service, etag } = bodyOf(request)
      return configuration(house, request, reply, service, etag)
    })
  })
}

/** 202 when every event was taken, 400 with the faults when some were not: those that can be read are kept all the same. */
async function intake(
  house: House,
  protocol: Protocol,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  if (isOtherSite(request)) return refuse(reply, 403, 'this collector is for our own pages')
  const setting = await settingOf(house)
  if (!setting.recording || setting.collectorUrl !== '') {
    return refuse(reply, 403, 'this collector is switched off')
  }
  const seconds = countBatch(house, placeOf(request.ip))
  if (seconds !== undefined) {
    return refuse(reply.header('retry-after', String(seconds)), 429, 'too many batches')
  }
  try {
    const text = await textOf(request.body, request.headers['content-encoding'])
    const batch = readBatch(text, protocol)
    await keepBatch(house, batch, browserOf(request.headers['user-agent'] ?? ''))
    if (batch.faults.length === 0) return reply.code(202).send()
    return reply.code(400).send({ accepted: batch.accepted, errors: batch.faults })
  } catch (error) {
    if (error instanceof BodyError) return refuse(reply, error.status, error.message)
    throw error
  }
}

/** A page of another site may not fill our charts through the browsers of its visitors. */
function isOtherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ accepted: 0, errors: [{ message }] })
}

async function configuration(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  service: unknown,
  known: unknown,
): Promise<FastifyReply> {
  if (typeof service !== 'string' || service === '') {
    return reply
      .code(400)
      .header('cache-control', 'max-age=300, must-revalidate')
      .send({ error: 'service.name is required' })
  }
  const ours = service === SERVICE_NAME
  const config = ours ? agentConfigOf(await settingOf(house), house.config.release) : {}
  const etag = ours ? etagOf(config) : '-'
  const held = request.headers['if-none-match'] ?? known
  reply
    .header('cache-control', `max-age=${CONFIG_SECONDS}, must-revalidate`)
    .header('etag', `"${etag}"`)
    .header('access-control-expose-headers', 'Etag')
  const isHeld = typeof held === 'string' && held.replaceAll(/^W\/|"/g, '') === etag
  return isHeld ? reply.code(304).send() : reply.send(config)
}

/** What a POST asks by: { service: { name, environment }, etag }. */
function bodyOf({ body }: FastifyRequest): { service: unknown; etag: unknown } {
  try {
    const asked = Object(JSON.parse(Buffer.isBuffer(body) ? body.toString() : ''))
    return { service: Object(asked.service).name, etag: asked.etag }
  } catch {
    return { service: undefined, etag: undefined }
  }
}
