import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { captchaSources } from './captcha/providers.ts'
import { routes } from './routes.ts'
import { healthRoutes } from './health/health.ts'
import { sendRefusal, serve } from './lib/http.ts'
import { isBusy } from './lib/error.ts'
import type { House } from './lib/house.ts'
import { collector } from './monitoring/collector.ts'
import { metrics } from './monitoring/metrics.ts'
import { collectorOrigin } from './monitoring/setting.ts'
import { secureHeaders } from './lib/headers.ts'
import { serveWeb } from './lib/static.ts'
import { hubOf } from './notifications/hub.ts'
import { payAssets } from './pay/assets.ts'

const BODY_LIMIT_BYTES = 8_000_000

/** The whole HTTP side of the house, not yet listening. */
export async function buildApp(house: House): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = house.log
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(house.config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    // A client that sends a byte a second keeps no place for ever.
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    genReqId: () => randomUUID().slice(0, 8),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  })
  await app.register(cookie)
  const sources = captchaSources(house.config.captcha)
  secureHeaders(app, house, { ...sources, collector: await collectorOrigin(house) })
  app.addContentTypeParser(
    ['image/png', 'image/jpeg', 'application/octet-stream'],
    { parseAs: 'buffer' },
    (_, body, done) => done(null, body),
  )
  logRequests(app)
  answerErrors(app)
  healthRoutes(app, house)
  metrics(app, house)
  await collector(app, house)
  payAssets(app)
  serve(app, house, routes)
  // Streams never end by themselves, and the server waits for all it has begun.
  app.addHook('preClose', () => hubOf(house).close())
  await serveWeb(app)
  return app
}

/**
 * `true`: the one proxy in front of us, whose word is the last in X-Forwarded-For. All before it was written by whoever
 * sent the request, who would otherwise choose the place that throttles count by.
 */
function trusted(
  proxies: boolean | string,
): string | false | ((_: string, hop: number) => boolean) {
  return proxies === true ? (_, hop) => hop === 0 : proxies
}

/** One line a request, without query strings or bodies: they may hold tokens and names. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status === 413) return sendRefusal(request, reply, 413, 'too_large')
    if (status >= 400 && status < 500) return sendRefusal(request, reply, status, 'bad_request')
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'busy')
      return sendRefusal(request, reply.header('retry-after', '2'), 503, 'unavailable')
    }
    request.log.error({ err: error }, 'failed')
    return sendRefusal(request, reply, 500, 'internal')
  })
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' ? status : 500
}
