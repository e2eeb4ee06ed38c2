import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')),
  'flags',
  '4x3',
)

/**
 * Puts the flags of flag-icons at `/flags/<cc>.svg`: served in development, copied in a build.
 *
 * They have fixed names, so that pages drawn by the server can show them too, and cost no line of
 * JavaScript. For the `plugins` of a Vite configuration.
 */
export function flagFiles(): Plugin {
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
