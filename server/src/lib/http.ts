import { createHash } from 'node:crypto'
import {
  COMMON_REFUSALS,
  type CommonRefusal,
  type Endpoint,
  PUBLIC_BODY_BYTES,
  bodyLimitOf,
  type RefusalBody,
} from '@bordereau/contract/endpoint'
import { savableName } from '@bordereau/domain/file-name'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { asSystem } from '../db/database.ts'
import { countStatements } from '../db/statements.ts'
import type { AppContext } from './app-context.ts'
import { type LongBodies, createLongBodies } from './long-bodies.ts'
import { refusalMessage } from './refusal.ts'
import type { FileResponse, RawCall, Route, SessionCookie } from './route.ts'
import { unknownFields } from './unknown-fields.ts'
import { readVisitor } from './visitor.ts'

/** Registers the routes. Only this file reads and writes HTTP: match, parse, call, encode. */
export function serve(app: FastifyInstance, context: AppContext, routes: readonly Route[]): void {
  const longBodies = createLongBodies()
  const register = (scope: FastifyInstance, route: Route) =>
    scope.route({
      method: route.endpoint.method,
      url: route.endpoint.path,
      bodyLimit: bodyLimitOf(route.endpoint),
      onRequest: (request, reply) =>
        beforeBody({ context, longBodies }, route.endpoint, request, reply),
      handler: async (request, reply) => {
        const known = answered.get(route.endpoint.path)
        const counted = await countStatements(() => exchange(context, route, known, request, reply))
        statementsOf.set(request, counted.statements)
        return counted.value
      },
    })
  const answered = answeredFields(routes)
  const isCrossSite = ({ endpoint }: Route) => endpoint.crossSite
  for (const route of routes.filter(one => !isCrossSite(one))) register(app, route)
  // In a scope of their own, because parsers of bodies are those of a scope.
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    for (const route of routes.filter(isCrossSite)) register(scope, route)
  })
}

/** The names of the fields that an address answers with, whatever the method. */
function answeredFields(routes: readonly Route[]): ReadonlyMap<string, ReadonlySet<string>> {
  const fields = new Map<string, Set<string>>()
  for (const { endpoint } of routes) {
    const { path, response } = endpoint
    const names = response instanceof z.ZodMiniObject ? Object.keys(response.shape) : []
    fields.set(path, new Set([...(fields.get(path) ?? []), ...names]))
  }
  return fields
}

/** How many statements a request has sent to the database, for its line in the log. */
export const statementsOf = new WeakMap<FastifyRequest, number>()

/**
 * Checks the headers before the body is read: the origin, and for a body longer than what requests without a session may
 * send, the session and whether there is room for it.
 */
async function beforeBody(
  { context, longBodies }: { readonly context: AppContext; readonly longBodies: LongBodies },
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (endpoint.method === 'GET' || endpoint.crossSite) return undefined
  if (!isOurOwnPage(context, request)) {
    const issues = [{ path: 'x-bordereau', message: OF_ANOTHER_SITE }]
    return refuse(request, reply, endpoint, 'forbidden', { issues })
  }
  if (endpoint.access === 'public' || bodyBytes(request) <= PUBLIC_BODY_BYTES) return undefined
  const token = request.cookies[cookieName(context)] ?? ''
  const visitor = await asSystem(context.db, tx => readVisitor(tx, context.clock, token, null))
  // The rest of a refused body is not waited for.
  if (!visitor)
    return refuse(request, reply.header('connection', 'close'), endpoint, 'not_signed_in')
  const bytes = Math.min(bodyBytes(request), bodyLimitOf(endpoint))
  const release = longBodies.admit(visitor.person.id, bytes)
  if (!release) {
    const closing = reply.headers({ connection: 'close', 'retry-after': '5' })
    return refuse(request, closing, endpoint, 'unavailable')
  }
  reply.raw.once('close', release)
  return undefined
}

const OF_ANOTHER_SITE = 'Send this header, and not from a page of another site'

/** Infinity for a chunked body, whose length is unknown before its end. */
function bodyBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity
  return Number(headers['content-length'] ?? 0)
}

async function exchange(
  context: AppContext,
  route: Route,
  answered: ReadonlySet<string> | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = route
  const query = parse(endpoint.query, { ...asObject(request.query), ...asObject(request.params) })
  const input = parse(endpoint.request, request.body)
  const issues = [...query.issues, ...input.issues, ...keyIssues(endpoint, request)]
  if (issues.length === 0) issues.push(...unknownIssues(endpoint, answered, request, query, input))
  if (issues.length > 0) return refuse(request, reply, endpoint, 'bad_request', { issues })
  const outcome = await route.handle(rawCall(context, endpoint, request, query.value, input.value))
  if (!outcome.ok) return refuse(request, reply, endpoint, outcome.refusal, outcome.detail)
  if ('replay' in outcome) {
    return reply
      .code(outcome.replay.status)
      .header('idempotent-replay', 'true')
      .type(JSON_TYPE)
      .send(outcome.replay.body)
  }
  if ('later' in outcome) return send(reply, endpoint, await outcome.later())
  if (outcome.cookie) setCookie(context, reply, cookieName(context), outcome.cookie)
  if (outcome.authorizationRequest)
    setCookie(context, reply, authorizationCookieName(context), outcome.authorizationRequest)
  const { portalSession } = outcome
  // Nor may another site sign its visitor in as another customer, who would then see what the visitor enters.
  if (portalSession && !isBegunElsewhere(request))
    setCookie(context, reply, portalCookieName(context, portalSession.workspaceId), portalSession)
  return send(reply, endpoint, outcome.value)
}

const JSON_TYPE = 'application/json; charset=utf-8'

function rawCall(
  context: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  query: unknown,
  input: unknown,
): RawCall {
  const key = request.headers['idempotency-key']
  return {
    context,
    // Parsed by the endpoint's own shapes just before.
    input: input,
    query: query,
    bytes: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
    headers: request.headers,
    origin: { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
    acceptLanguage: request.headers['accept-language'] ?? '',
    token: endpoint.crossSite ? '' : (request.cookies[cookieName(context)] ?? ''),
    portalToken: workspaceId =>
      isBegunElsewhere(request)
        ? ''
        : (request.cookies[portalCookieName(context, workspaceId)] ?? ''),
    authorizationRequest: request.cookies[authorizationCookieName(context)] ?? '',
    head: request.method === 'HEAD',
    lastEventId: String(request.headers['last-event-id'] ?? ''),
    idempotency:
      endpoint.method !== 'GET' && typeof key === 'string'
        ? { key, sha256: fingerprint(request, input) }
        : null,
  }
}

/** A client that sends a key relies on it: a key that cannot be stored is refused, never ignored. */
function keyIssues({ method, crossSite }: Endpoint, request: FastifyRequest): Parsed['issues'] {
  const key = request.headers['idempotency-key']
  if (method === 'GET' || crossSite || key === undefined) return []
  if (typeof key === 'string' && /^[\w-]{8,255}$/.test(key)) return []
  return [{ path: 'Idempotency-Key', message: 'Use 8 to 255 letters, digits, - and _' }]
}

/**
 * What a program says and the endpoint does not know. What is answered at the same address is known: a program may send back
 * what it read there, with one field changed. Not of a page of this origin, which says so itself: one that was open during
 * an upgrade may know fields that have gone, and what is typed in it must be saved. Nor in addresses that people without a session
 * open, to which mail programs and other sites add parameters.
 */
function unknownIssues(
  { access, crossSite }: Endpoint,
  answered: ReadonlySet<string> | undefined,
  request: FastifyRequest,
  query: Parsed,
  input: Parsed,
): Parsed['issues'] {
  if (access === 'public' || crossSite) return []
  if (request.headers['sec-fetch-site'] === 'same-origin') return []
  const unknown = [
    ...unknownFields(request.query, query.value),
    ...unknownFields(request.body, input.value).filter(path => answered?.has(path) !== true),
  ]
  return unknown.map(path => ({ path, message: 'This field is not known here' }))
}

/** Hashes the parsed body only: unknown fields may be nested so deeply that JSON.stringify fails. */
function fingerprint(request: FastifyRequest, input: unknown): Uint8Array {
  const body = Buffer.isBuffer(request.body) ? request.body : JSON.stringify(input ?? null)
  return createHash('sha256').update(`${request.method} ${request.url}\n`).update(body).digest()
}

/**
 * Against cross-site request forgery: a page of another site can neither set x-bordereau without a CORS preflight, nor
 * suppress Sec-Fetch-Site and Origin.
 */
function isOurOwnPage(context: AppContext, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = request.headers
  if (
    origin !== undefined &&
    origin !== new URL(context.config.publicUrl).origin &&
    !isHost(origin, request)
  )
    return false
  return request.headers['x-bordereau'] !== undefined
}

/**
 * The instance is often reached under another name than PUBLIC_URL (127.0.0.1, a LAN name): same host is same origin.
 */
function isHost(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host
}

type Parsed = { value: unknown; issues: { path: string; message: string }[] }

function parse(shape: Endpoint['query'], value: unknown): Parsed {
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

/** Responses are parsed by the contract's shape: fields outside it cannot leak, and a mismatch throws. */
function send(reply: FastifyReply, endpoint: Endpoint, value: unknown): FastifyReply {
  if (endpoint.response === null) return sendFile(reply, value as FileResponse)
  return reply.header('cache-control', 'no-store').send(z.parse(endpoint.response, value))
}

function sendFile(reply: FastifyReply, file: FileResponse): FastifyReply {
  reply
    .code(file.status ?? 200)
    .type(file.mediaType)
    .header('x-content-type-options', 'nosniff')
  reply.header('cache-control', 'private, no-store')
  if (file.fileName !== undefined) reply.header('content-disposition', disposition(file.fileName))
  reply.headers(file.headers ?? {})
  if (isNotModified(reply.request, file)) return reply.code(304).send()
  return reply.send(
    typeof file.body === 'string' || file.body instanceof Uint8Array
      ? Buffer.from(file.body)
      : file.body,
  )
}

/** RFC 9110, 13.1.2: If-None-Match has the ETag of this file. */
function isNotModified(request: FastifyRequest, file: FileResponse): boolean {
  const tag = file.headers?.['etag']
  const known = request.headers['if-none-match']
  if (tag === undefined || known === undefined || (file.status ?? 200) !== 200) return false
  return known === '*' || known.split(',').some(one => one.trim().replace(/^W\//, '') === tag)
}

/** RFC 6266: an ASCII name for old programs, the full name in UTF-8. */
function disposition(name: string): string {
  const fileName = savableName(name)
  const plain = fileName.replace(/[^\w.-]+/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, escape)}`
}

/** The name of the session cookie. */
export function cookieName(context: Pick<AppContext, 'config'>): string {
  return isSecure(context) ? '__Host-bordereau' : 'bordereau'
}

function authorizationCookieName(context: Pick<AppContext, 'config'>): string {
  return `${cookieName(context)}-authorization`
}

/** A name for each company, because the customer of two companies may be signed in to both portals. */
function portalCookieName(context: Pick<AppContext, 'config'>, workspaceId: string): string {
  return `${cookieName(context)}-portal-${workspaceId}`
}

/**
 * Whether a page of another site began a request that may have an effect. SameSite=Lax withholds the cookies from it, but
 * not from one that a page under another name of the same site began. Forms of our own pages cannot send x-bordereau, and
 * their Origin is 'null' (Referrer-Policy: no-referrer).
 */
function isBegunElsewhere({ method, headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return method !== 'GET' && site !== undefined && site !== 'same-origin' && site !== 'none'
}

function isSecure(context: Pick<AppContext, 'config'>): boolean {
  return context.config.publicUrl.startsWith('https:')
}

/** SameSite=Lax: the redirect back from a sign-in provider must send both cookies. */
function setCookie(
  context: AppContext,
  reply: FastifyReply,
  name: string,
  cookie: SessionCookie,
): void {
  const common = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(context) } as const
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
    message: refusalMessage(refusal),
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
