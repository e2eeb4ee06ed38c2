import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|svg|html)$/
/** Smaller files save less by compression than the header costs. */
const MIN_BYTES = 1024

/** Writes a .br and a .gz next to every text file of the build, so that the server never compresses at run time. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter(entry => entry.isFile() && TEXT.test(entry.name))
      await Promise.all(files.map(file => compress(join(file.parentPath, file.name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < MIN_BYTES) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
