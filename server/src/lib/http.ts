import { createHash } from 'node:crypto'
import {
  COMMON_REFUSALS,
  type CommonRefusal,
  type Endpoint,
  type RefusalBody,
} from '@bordereau/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { FileAnswer, SessionCookie } from './answer.ts'
import type { House } from './house.ts'
import { sentenceFor } from './refusal.ts'
import type { RawCall, Route } from './route.ts'

/** The only code that knows HTTP: match, parse, call, encode. */
export function serve(app: FastifyInstance, house: House, routes: readonly Route[]): void {
  for (const route of routes) {
    app.route({
      method: route.endpoint.method,
      url: route.endpoint.path,
      handler: (request, reply) => exchange(house, route, request, reply),
    })
  }
}

async function exchange(
  house: House,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = route
  if (endpoint.method !== 'GET' && !isOurOwnPage(house, request))
    return refuse(request, reply, endpoint, 'forbidden')
  const query = read(endpoint.query, { ...asObject(request.query), ...asObject(request.params) })
  const input = read(endpoint.request, request.body)
  const issues = [...query.issues, ...input.issues, ...keyIssues(endpoint, request)]
  if (issues.length > 0) return refuse(request, reply, endpoint, 'bad_request', { issues })
  const outcome = await route.handle(rawCall(house, endpoint, request, query.value, input.value))
  if (!outcome.ok) return refuse(request, reply, endpoint, outcome.refusal, outcome.detail)
  if ('replay' in outcome) {
    return reply
      .code(outcome.replay.status)
      .header('idempotent-replay', 'true')
      .type(JSON_TYPE)
      .send(outcome.replay.body)
  }
  if ('later' in outcome) return send(reply, endpoint, await outcome.later())
  if (outcome.cookie) setCookie(house, reply, cookieName(house), outcome.cookie)
  if (outcome.errand) setCookie(house, reply, errandName(house), outcome.errand)
  return send(reply, endpoint, outcome.value)
}

const JSON_TYPE = 'application/json; charset=utf-8'

function rawCall(
  house: House,
  endpoint: Endpoint,
  request: FastifyRequest,
  query: unknown,
  input: unknown,
): RawCall {
  const key = request.headers['idempotency-key']
  return {
    house,
    // Parsed by the endpoint's own shapes just before.
    input: input as never,
    query: query as never,
    bytes: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
    origin: { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
    acceptLanguage: request.headers['accept-language'] ?? '',
    token: request.cookies[cookieName(house)] ?? '',
    errand: request.cookies[errandName(house)] ?? '',
    head: request.method === 'HEAD',
    lastEventId: String(request.headers['last-event-id'] ?? ''),
    idempotency:
      endpoint.method !== 'GET' && typeof key === 'string'
        ? { key, sha256: fingerprint(request) }
        : null,
  }
}

/** Whoever sends a key relies on it: one that we cannot keep is refused, never passed over in silence. */
function keyIssues({ method }: Endpoint, request: FastifyRequest): Read['issues'] {
  const key = request.headers['idempotency-key']
  if (method === 'GET' || key === undefined) return []
  if (typeof key === 'string' && /^[\w-]{8,255}$/.test(key)) return []
  return [{ path: 'Idempotency-Key', message: 'Use 8 to 255 letters, digits, - and _' }]
}

function fingerprint(request: FastifyRequest): Uint8Array {
  const body = Buffer.isBuffer(request.body) ? request.body : JSON.stringify(request.body ?? null)
  return createHash('sha256').update(`${request.method} ${request.url}\n`).update(body).digest()
}

/**
 * Against forged requests: a page of another site can neither set this header without asking first, nor hide that the
 * browser knows where the request comes from.
 */
function isOurOwnPage(house: House, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = request.headers
  if (
    origin !== undefined &&
    origin !== new URL(house.config.publicUrl).origin &&
    !isHost(origin, request)
  )
    return false
  return request.headers['x-bordereau'] !== undefined
}

/** The instance is often reached by another name than PUBLIC_URL (127.0.0.1, a LAN name): same host is same origin. */
function isHost(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host
}

type Read = { value: unknown; issues: { path: string; message: string }[] }

function read(shape: Endpoint['query'], value: unknown): Read {
  if (shape === null) return { value: undefined, issues: [] }
  const result = z.safeParse(shape, value ?? {})
  if (result.success) return { value: result.data, issues: [] }
  return {
    value: undefined,
    issues: result.error.issues.map(issue => ({
      path: issue.path.join('.'),
      message: issue.message,
    })),
  }
}

/** Answers are cut to the contract's shape: what it does not name cannot leak, and a mismatch is a bug that shows. */
function send(reply: FastifyReply, endpoint: Endpoint, value: unknown): FastifyReply {
  if (endpoint.response === null) return sendFile(reply, value as FileAnswer)
  return reply.header('cache-control', 'no-store').send(z.parse(endpoint.response, value))
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  reply
    .code(file.status ?? 200)
    .type(file.mediaType)
    .header('x-content-type-options', 'nosniff')
  reply.header('cache-control', 'private, no-store')
  if (file.fileName !== undefined) reply.header('content-disposition', disposition(file.fileName))
  reply.headers(file.headers ?? {})
  if (isKnown(reply.request, file)) return reply.code(304).send()
  return reply.send(
    typeof file.body === 'string' || file.body instanceof Uint8Array
      ? Buffer.from(file.body)
      : file.body,
  )
}

/** RFC 9110, 13.1.2: whoever asks has this very file already, by the ETag its handler gave it. */
function isKnown(request: FastifyRequest, file: FileAnswer): boolean {
  const tag = file.headers?.['etag']
  const known = request.headers['if-none-match']
  if (tag === undefined || known === undefined || (file.status ?? 200) !== 200) return false
  return known === '*' || known.split(',').some(one => one.trim().replace(/^W\//, '') === tag)
}

/** RFC 6266: a plain name for old programs, the true one in UTF-8. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]+/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, escape)}`
}

function cookieName(house: Pick<House, 'config'>): string {
  return isSecure(house) ? '__Host-bordereau' : 'bordereau'
}

function errandName(house: Pick<House, 'config'>): string {
  return `${cookieName(house)}-errand`
}

function isSecure(house: Pick<House, 'config'>): boolean {
  return house.config.publicUrl.startsWith('https:')
}

/** Lax: a visit to a provider ends with a link from its pages to ours, which must find both cookies. */
function setCookie(house: House, reply: FastifyReply, name: string, cookie: SessionCookie): void {
  const common = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(house) } as const
  if (cookie.value === null) reply.clearCookie(name, common)
  else reply.setCookie(name, cookie.value, { ...common, maxAge: cookie.maxAgeSeconds })
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  refusal: string,
  detail?: unknown,
): FastifyReply {
  const status = endpoint.refusals[refusal] ?? COMMON_REFUSALS[refusal as CommonRefusal] ?? 500
  return sendRefusal(request, reply, status, refusal, detail)
}

/** The body every refusal has; `reference` is the request's id in the log. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  refusal: string,
  detail?: unknown,
): FastifyReply {
  const body: RefusalBody = {
    refusal,
    message: sentenceFor(refusal),
    ...(detail === undefined ? {} : { detail }),
    reference: request.id,
  }
  const seconds = retryAfterOf(detail)
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

function retryAfterOf(detail: unknown): number | undefined {
  const { retryAfterSeconds } = asObject(detail)
  return typeof retryAfterSeconds === 'number' ? Math.ceil(retryAfterSeconds) : undefined
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
