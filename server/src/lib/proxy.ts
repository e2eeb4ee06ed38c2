import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Paths that health checks and scrapers on this machine request without the proxy. */
const WITHOUT_PROXY = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * With TRUST_PROXY limits count by X-Forwarded-For: a client that reaches the port without the proxy can forge that
 * header and has no limit. Logs a warning once when a request has no such header.
 */
export function warnOfBypassedProxy(app: FastifyInstance, config: Config): void {
  if (config.trustProxy === false) return
  let hasWarned = false
  app.addHook('onRequest', async request => {
    if (hasWarned || request.headers['x-forwarded-for'] !== undefined) return
    if (WITHOUT_PROXY.has(request.url)) return
    hasWarned = true
    request.log.warn(
      { from: request.socket.remoteAddress },
      'a request came without X-Forwarded-For though TRUST_PROXY is set: it bypassed the proxy, or the proxy does not set the header, and limits by network do not hold',
    )
  })
}

/** The warning at start when other machines reach the port and every sender is trusted as a proxy. */
export function reachableWarning({ trustProxy, host }: Config): string | undefined {
  const isLoopback = host === 'localhost' || host === '::1' || host.startsWith('127.')
  if (trustProxy !== true || isLoopback) return undefined
  const where =
    isIP(host) === 0 || /^(0\.0\.0\.0|::)$/.test(host) ? 'from every network' : `at ${host}`
  return `TRUST_PROXY=true, and the port can be reached ${where}: clients that bypass the proxy have no limits; name the proxy's address in TRUST_PROXY, or let HOST be 127.0.0.1`
}
