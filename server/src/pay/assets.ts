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
  for (const [name, mediaType] of FILES) {
    const body = readFileSync(new URL(`./assets/${name}`, import.meta.url))
    app.get(`/pay-assets/${name}`, (_, reply) =>
      reply.type(mediaType).header('cache-control', 'public, max-age=3600').send(body),
    )
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
