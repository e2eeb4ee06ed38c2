import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** The pay page's own style and its one script (copy buttons): a few kilobytes, apart from the application's. */
const FILES = [
  ['pay.css', 'text/css; charset=utf-8'],
  ['pay.js', 'text/javascript; charset=utf-8'],
] as const

export function payAssets(app: FastifyInstance): void {
  for (const [name, mediaType] of FILES) {
    const body = readFileSync(new URL(`./assets/${name}`, import.meta.url))
    app.get(`/pay-assets/${name}`, (_, reply) =>
      reply.type(mediaType).header('cache-control', 'public, max-age=3600').send(body),
    )
  }
}
