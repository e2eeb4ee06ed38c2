import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readFirstFiles } from './first-files.ts'
import { sendRefusal } from './http.ts'

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const YEAR_SECONDS = 31_536_000

/** Serves the built pages. Any path that is not a file, an API or a pay page gets index.html, which routes it. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  const built = existsSync(`${DIST}index.html`)
  const firstFilesOf = readFirstFiles(`${DIST}.vite/first-files.json`)
  if (built) {
    await app.register(fastifyStatic, {
      root: DIST,
      wildcard: true,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Files under assets/ carry the hash of their content in their name.
        const isImmutable = path.includes('/assets/')
        reply.header(
          'cache-control',
          isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        )
      },
    })
    // @fastify/static would respond to its folder with 403.
    app.get('/', (_, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'))
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/pay/')
    const wantsPage = (request.headers.accept ?? '').includes('text/html')
    if (!isPage || !wantsPage || !built) return sendRefusal(request, reply, 404, 'not_found')
    const link = firstFilesOf(request.url)
    if (link !== undefined) reply.header('link', link)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
