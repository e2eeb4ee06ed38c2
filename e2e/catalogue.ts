import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
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

/** Serves the catalogue of `ui` on a free local port. */
export async function serveCatalogue(): Promise<CatalogueServer> {
  const folder = await builtCatalogue()
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
    close: () => new Promise(done => server.close(() => done())),
  }
}

/**
 * The folder of the built catalogue. The first test file of a run that needs it builds it, others wait; e2e/template.ts
 * removes it.
 */
async function builtCatalogue(): Promise<string> {
  const folder = `${process.env['TEST_HOUSE_DIR']}-catalogue`
  const finished = `${folder}/finished`
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const outDir = join(folder, 'site')
    const configFile = resolve(import.meta.dirname, '../ui/vite.config.ts')
    const error = await build({ configFile, logLevel: 'error', build: { outDir } }).then(
      () => '',
      String,
    )
    await writeFile(`${finished}.new`, error)
    await rename(`${finished}.new`, finished)
  }
  while (!existsSync(finished)) await pause(100)
  const error = await readFile(finished, 'utf8')
  if (error !== '') throw new Error(error)
  return join(folder, 'site')
}
