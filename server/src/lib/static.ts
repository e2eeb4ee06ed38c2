import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readFirstFiles } from './first-files.ts'
import { asSystem } from '../db/database.ts'
import type { AppContext } from './app-context.ts'
import { cookieName, sendRefusal } from './http.ts'
import { isUuid } from './id.ts'
import { readVisitor } from './visitor.ts'

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const YEAR_SECONDS = 31_536_000

/** Serves the built pages. Any path that is not a file, an API or a pay page gets index.html, which routes it. */
export async function serveWeb(app: FastifyInstance, context: AppContext): Promise<void> {
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
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/pay/')
    const wantsPage = (request.headers.accept ?? '').includes('text/html')
    if (!isPage || !wantsPage || !built) return sendRefusal(request, reply, 404, 'not_found')
    const token = request.cookies[cookieName(context)] ?? ''
    const link = await firstFilesOf(request.url, id => isMember(context, token, id))
    if (link !== undefined) reply.header('link', link)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}

/** A database that does not respond leaves the page without its data, not without itself. */
async function isMember(context: AppContext, token: string, workspaceId: string): Promise<boolean> {
  if (token === '' || !isUuid(workspaceId)) return false
  const visitor = asSystem(context.db, tx => readVisitor(tx, context.clock, token, workspaceId), {
    isRead: true,
  })
  return await visitor.then(
    found => found !== undefined && found.role !== null,
    () => false,
  )
}
