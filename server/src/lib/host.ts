import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sendRefusal } from './http.ts'

/** They report only that the process runs, and load balancers request them under other names. */
const HEALTH = new Set(['/healthz', '/readyz'])

/**
 * Against DNS rebinding: another site can make its own name resolve to this machine, and its requests then look like
 * those of our pages. Only the Host header differs, so only known names are served.
 */
export function refuseUnknownHosts(app: FastifyInstance, config: Config): void {
  const allowed = new Set([...config.allowedHosts, new URL(config.publicUrl).hostname])
  app.addHook('onRequest', async (request, reply) => {
    if (HEALTH.has(request.url) || hostsOf(request).every(host => isKnownHost(host, allowed)))
      return
    return sendRefusal(request, reply, 421, 'unknown_host')
  })
}

/** Both names where a proxy is trusted: a page under a rebound name can set X-Forwarded-Host, but not another Host. */
function hostsOf(request: FastifyRequest): string[] {
  return [request.headers.host ?? '', request.host]
}

/**
 * Names that no other site can make resolve to this machine: an address, localhost (RFC 6761), names of the local
 * network (RFC 6762), and names without a dot. '' is HTTP/1.0 without a Host header, which no browser sends.
 */
export function isKnownHost(host: string, allowed: ReadonlySet<string>): boolean {
  const name = nameOf(host)
  if (name === undefined) return false
  if (name === '' || isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true
  return !name.includes('.') || /\.(local|localhost)$/.test(name) || allowed.has(name)
}

/** The host name without port and trailing dot, in lower case; undefined when the text is not a host. */
function nameOf(host: string): string | undefined {
  const [, name] = /^(\[[0-9a-f:.]+\]|[\w.-]*)(?::\d{1,5})?$/i.exec(host) ?? []
  return name?.toLowerCase().replace(/\.$/, '')
}
