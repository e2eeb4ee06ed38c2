import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { accentOf } from '@bordereau/domain/paper-accent'
import { sendRefusal } from '../lib/http.ts'

/** The stylesheets and scripts of the public pages of documents, quotes and customers, a few kilobytes and independent of the application's bundle. */
const FILES = [
  ['pay.css', 'text/css; charset=utf-8'],
  ['pay.js', 'text/javascript; charset=utf-8'],
  ['quote.css', 'text/css; charset=utf-8'],
  ['quote.js', 'text/javascript; charset=utf-8'],
  ['portal.css', 'text/css; charset=utf-8'],
  ['portal.js', 'text/javascript; charset=utf-8'],
  ['sign-in.css', 'text/css; charset=utf-8'],
  ['sign-in.js', 'text/javascript; charset=utf-8'],
] as const

const ASSETS = FILES.map(([name, mediaType]) => {
  const body = readFileSync(new URL(`./assets/${name}`, import.meta.url))
  return {
    name,
    mediaType,
    body,
    version: createHash('sha256').update(body).digest('hex').slice(0, 8),
  }
})

/** The path of a file, with its content in the address: a browser that has seen it asks again only when it has changed. */
export function assetPath(name: (typeof FILES)[number][0]): string {
  return `/pay-assets/${name}?v=${ASSETS.find(asset => asset.name === name)?.version}`
}

/** Of altcha-lib, as it is published: what a browser needs to solve a challenge. */
const SOLVER = ['pow.js', 'helpers.js', 'types.js', 'algorithms/web/pbkdf2.js'] as const

export function payAssets(app: FastifyInstance): void {
  for (const name of SOLVER) {
    const body = readFileSync(new URL(name, import.meta.resolve('altcha-lib')))
    app.get(`/pay-assets/altcha/${name}`, (_, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(body),
    )
  }
  for (const { name, mediaType, body, version } of ASSETS) {
    app.get<{ Querystring: { v?: string } }>(`/pay-assets/${name}`, (request, reply) => {
      // A page of another release, during an update of several servers, must not keep this one's file.
      const isAsked = request.query.v === version
      const caching = isAsked ? 'public, max-age=31536000, immutable' : 'no-cache'
      return reply.type(mediaType).header('cache-control', caching).send(body)
    })
  }
  app.get<{ Params: { file: string } }>('/pay-assets/accent/:file', (request, reply) => {
    const [, color] = /^([0-9a-f]{6})\.css$/.exec(request.params.file) ?? []
    if (color === undefined) return sendRefusal(request, reply, 404, 'not_found')
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(accentStyle(`#${color}`))
  })
}

/** Path of the stylesheet for an accent colour: the content security policy allows no inline styles. */
export function accentStylePath(color: string): string {
  return `/pay-assets/accent/${color.slice(1).toLowerCase()}.css`
}

function accentStyle(color: string): string {
  const { fill, on, text } = accentOf(color)
  return `:root { --accent: ${fill}; --on-accent: ${on}; --accent-text: ${text}; }\n`
}
