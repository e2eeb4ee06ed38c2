import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { memoryOf } from './cpu.ts'
import type { Figure } from './figure.ts'

const LOOK_EVERY_MS = 50

/** A server with 1 GB builds the pages at its first start and at each upgrade. */
const MOST_MB = 750

/** The most memory that building the pages takes, of all its processes together. */
export async function buildFigures(): Promise<Figure[]> {
  const root = join(import.meta.dirname, '../..')
  const build = spawn(process.execPath, ['tools/build-pages.mjs'], { cwd: root, stdio: 'inherit' })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(build.pid ?? 0))
  }, LOOK_EVERY_MS)
  const [code] = await once(build, 'exit')
  clearInterval(timer)
  if (code !== 0) throw new Error('the pages could not be built')
  const limit = { at: 'most', value: MOST_MB } as const
  return [{ what: 'build of the pages, peak memory', value: peak, unit: 'MB', limit }]
}
