import { readFile } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { build } from 'vite'

export interface CatalogueServer {
  url: string
  close: () => Promise<void>
}

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

// Stricter than the application's own policy: no inline code at all, so that ui never needs it.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'"

/** Builds the catalogue of `ui` into a temporary folder and serves it on a free local port. */
export async function serveCatalogue(): Promise<CatalogueServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bordereau-catalogue-'))
  await build({
    configFile: resolve(import.meta.dirname, '../ui/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname === '/' ? '/index.html' : pathname
    readFile(join(folder, name)).then(
      file => {
        response.setHeader('content-type', kinds[extname(name)] ?? 'application/octet-stream')
        response.setHeader('content-security-policy', policy)
        response.end(file)
      },
      () => {
        response.statusCode = 404
        response.end()
      },
    )
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      await new Promise(done => server.close(done))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
