import { readFile, readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')),
  'flags',
  '4x3',
)

/** The part of a Vite plugin that is used here; declared here, so that ui needs no dependency on Vite. */
interface FlagPlugin {
  name: string
  configureServer: (server: {
    middlewares: { use: (path: string, handle: Handle) => unknown }
  }) => void
  generateBundle: (this: {
    emitFile: (file: { type: 'asset'; fileName: string; source: Uint8Array }) => unknown
  }) => Promise<void>
}

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Serves the flags of flag-icons at `/flags/<cc>.svg`: from the package in development, copied in a build.
 * They have fixed names, so that pages rendered by the server can use them too, without JavaScript. For the `plugins`
 * of a Vite configuration.
 */
export function flagFiles(): FlagPlugin {
  return {
    name: 'flag-files',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const name = /^\/([a-z-]+\.svg)/u.exec(request.url ?? '')?.[1]
        if (name === undefined) return next()
        readFile(join(folder, name)).then(
          file => {
            response.setHeader('content-type', 'image/svg+xml')
            response.end(file)
          },
          () => next(),
        )
      })
    },
    async generateBundle() {
      for (const name of await readdir(folder)) {
        const source = await readFile(join(folder, name))
        this.emitFile({ type: 'asset', fileName: `flags/${name}`, source })
      }
    },
  }
}
