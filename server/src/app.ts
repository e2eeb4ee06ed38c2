import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { COMMON_REFUSALS, PUBLIC_BODY_BYTES } from '@bordereau/contract/endpoint'
import { ATTACHMENT_TYPES } from '@bordereau/domain/invoice/attachments'
import cookie from '@fastify/cookie'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { captchaSources } from './captcha/providers.ts'
import { ArchiveError } from './documents/archive.ts'
import { routes } from './routes.ts'
import { healthRoutes } from './health/health.ts'
import { sendRefusal, serve, statementsOf } from './lib/http.ts'
import { isTypesettingFailure } from './documents/render-error.ts'
import { isBusy, isDiskFull } from './lib/error.ts'
import type { AppContext } from './lib/app-context.ts'
import { collector } from './monitoring/collector.ts'
import { metrics } from './monitoring/metrics.ts'
import { collectorOrigin } from './monitoring/setting.ts'
import { secureHeaders } from './lib/headers.ts'
import { refuseUnknownHosts } from './lib/host.ts'
import { warnOfBypassedProxy } from './lib/proxy.ts'
import { serveWeb } from './lib/static.ts'
import { eventBusOf } from './notifications/event-bus.ts'
import { payAssets } from './pay/assets.ts'

/** Of a body that is a file: what it is says its content. A browser names an XML file by one of the latter two. */
const FILE_TYPES = ['application/octet-stream', 'application/xml', 'text/xml']

/** Builds the HTTP server of the application without listening. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = context.log
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(context.config.trustProxy),
    bodyLimit: PUBLIC_BODY_BYTES,
    // A slow client is disconnected and cannot occupy a connection for ever.
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    genReqId: () => randomUUID().slice(0, 8),
    forceCloseConnections: 'idle',
    // Programs that find links in a text may add a slash.
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // An address that cannot be decoded, of which no handler of errors hears.
    frameworkErrors: (error, request, reply) => void refuseUnreadable(error, request, reply, 400),
  })
  keepWaitingClients(app)
  closeUnusedConnections(app)
  refuseUnknownHosts(app, context.config)
  warnOfBypassedProxy(app, context.config)
  await app.register(cookie)
  const sources = captchaSources(context.config.captcha)
  const form = context.providers.flatMap(one => (one.kind === 'checkout' ? one.origins : []))
  secureHeaders(app, context, { ...sources, form, collector: await collectorOrigin(context) })
  app.addContentTypeParser(
    [...FILE_TYPES, ...ATTACHMENT_TYPES.map(({ mediaType }) => mediaType)],
    { parseAs: 'buffer' },
    (_, body, done) => done(null, body),
  )
  logRequests(app)
  handleErrors(app)
  healthRoutes(app, context)
  metrics(app, context)
  await collector(app, context)
  payAssets(app)
  serve(app, context, routes)
  // Close event streams on shutdown, because the server waits for all open responses.
  app.addHook('preClose', () => eventBusOf(context).close())
  await serveWeb(app, context)
  return app
}

/**
 * `true` trusts exactly one proxy, which writes the last entry of X-Forwarded-For. Earlier entries come from the
 * client, who could otherwise choose the network address that the throttles count.
 */
function trustedProxies(
  proxies: boolean | string,
): string | false | ((_: string, hop: number) => boolean) {
  return proxies === true ? (_, hop) => hop === 0 : proxies
}

/**
 * Node.js disconnects a client on whose connection nothing moves for `connectionTimeout`, unless the response listens to
 * `timeout`. A client whose request is complete has nothing to send until the response begins: the import of a long bank
 * statement takes minutes.
 */
function keepWaitingClients(app: FastifyInstance): void {
  const keep = () => {}
  app.addHook('preHandler', async (_, { raw }) => void raw.on('timeout', keep))
  app.addHook('onSend', async (_, { raw }) => void raw.off('timeout', keep))
}

/**
 * Ends connections on which nothing was ever sent when the server stops. Browsers open them in advance; Node.js does not count
 * them as idle, and would wait for them as for running requests.
 */
function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
}

/** Logs one line per request, without query strings and bodies, which may contain tokens and names. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        statements: statementsOf.get(request) ?? 0,
      },
      'request',
    )
  })
}

function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status === 413) {
      const mostBytes = request.routeOptions.bodyLimit
      return sendRefusal(request, reply, 413, 'too_large', { mostBytes })
    }
    if (status >= 400 && status < 500) return refuseUnreadable(error, request, reply, status)
    if (error instanceof ArchiveError) {
      request.log.error({ err: error }, 'a file of the archive is damaged')
      return sendRefusal(request, reply, COMMON_REFUSALS.file_damaged, 'file_damaged')
    }
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'the disk is full')
      const retryReply = reply.header('retry-after', '60')
      return sendRefusal(request, retryReply, COMMON_REFUSALS.disk_full, 'disk_full')
    }
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'the request was refused because the server is busy')
      return sendRefusal(request, reply.header('retry-after', '2'), 503, 'unavailable')
    }
    request.log.error({ err: error }, 'the request failed')
    if (isTypesettingFailure(error)) return sendRefusal(request, reply, 422, 'typesetting_failed')
    return sendRefusal(request, reply, 500, 'internal')
  })
}

/** A request that was refused before an endpoint saw it, because its body or address cannot be read: the error says why. */
function refuseUnreadable(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): FastifyReply {
  const message = error instanceof Error ? error.message : 'The request cannot be read'
  return sendRefusal(request, reply, status, 'bad_request', { issues: [{ path: '', message }] })
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' ? status : 500
}
