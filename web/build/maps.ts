import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves the source maps out of the served folder: the server reads them itself to show the source position of an error
 * (server/src/monitoring/source-map.ts). The maps of earlier builds are deleted.
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
