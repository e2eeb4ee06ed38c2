import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Takes the source maps out of what is served: the server reads them itself, to show where in the sources something
 * broke (server/src/monitoring/source-map.ts). Those of former builds go.
 */
export function maps(): Plugin {
  let kept = ''
  return {
    name: 'maps',
    apply: 'build',
    configResolved({ root }) {
      kept = join(root, 'maps')
    },
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets')
      await rm(kept, { recursive: true, force: true })
      await mkdir(kept, { recursive: true })
      const names = (await readdir(assets)).filter(name => name.endsWith('.map'))
      for (const name of names) await rename(join(assets, name), join(kept, name))
    },
  }
}
