import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from './figure.ts'

const DIST = join(import.meta.dirname, '../../web/dist')
const KB = 1000

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isEntry?: boolean
  readonly src?: string
}

/** Pages that open without the application. */
const PUBLIC = /\/(?:sign-in|sign-up|welcome|forgot|reset|verify)\.tsx$/

/** JavaScript, gzip, that a first visit loads: the entry and a page with all they import. */
export function bundleFigures(): Figure[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
  )
  const sizes = new Map(
    readdirSync(join(DIST, 'assets'))
      .filter(name => name.endsWith('.js'))
      .map(name => [`assets/${name}`, gzipSync(readFileSync(join(DIST, 'assets', name))).length]),
  )
  const entry = 'index.html'
  const page = (name: string) => `src/pages/${name}.tsx`

  function files(key: string, seen = new Set<string>()): Set<string> {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    chunk.imports?.forEach(next => files(next, seen))
    return seen
  }

  function closure(key: string, seen = new Set<string>()): Set<string> {
    if (seen.has(key)) return seen
    seen.add(key)
    manifest[key]?.imports?.forEach(next => closure(next, seen))
    return seen
  }

  const weight = (keys: readonly string[], without = new Set<string>()) => {
    const all = new Set(keys.flatMap(key => [...files(key)]))
    return (
      [...all].reduce((sum, file) => sum + (without.has(file) ? 0 : (sizes.get(file) ?? 0)), 0) / KB
    )
  }
  const shell = [entry, 'src/app/app.tsx']
  const loaded = new Set(shell.flatMap(key => [...files(key)]))
  const routes = Object.keys(manifest).filter(
    key => key.startsWith('src/pages/') && !shell.includes(key),
  )
  const further = routes
    .map(key => ({ key, weight: weight([key], loaded) }))
    .toSorted((a, b) => b.weight - a.weight)
  const inside = routes
    .filter(key => !PUBLIC.test(key))
    .map(key => ({
      name: key.replace('src/pages/', '').replace('.tsx', ''),
      keys: [...shell, key],
    }))
  const styles = (keys: readonly string[]) =>
    new Set(keys.flatMap(key => [...closure(key)]).flatMap(key => manifest[key]?.css ?? [])).size
  const scripts = (keys: readonly string[]) => new Set(keys.flatMap(key => [...files(key)])).size
  const most = (
    what: string,
    unit: string,
    limit: number,
    of: (keys: string[]) => number,
  ): Figure => {
    const [worst] = inside
      .map(({ name, keys }) => ({ name, value: of(keys) }))
      .toSorted((a, b) => b.value - a.value)
    const { name = '', value = 0 } = worst ?? {}
    return {
      what: `first page inside, ${what}: ${name}`,
      value,
      unit,
      limit: { at: 'most', value: limit },
    }
  }
  const payScript =
    gzipSync(readFileSync(join(import.meta.dirname, '../../server/src/pay/assets/pay.js'))).length /
    KB
  return [
    {
      what: 'pay page, JavaScript',
      value: payScript,
      unit: 'kB',
      limit: { at: 'most', value: 20 },
    },
    {
      what: 'sign-in, JavaScript',
      value: weight([entry, page('sign-in')]),
      unit: 'kB',
      limit: { at: 'most', value: 130 },
    },
    {
      what: 'app shell, JavaScript',
      value: weight(shell),
      unit: 'kB',
      limit: { at: 'most', value: 210 },
    },
    most('JavaScript', 'kB', 210, keys => weight(keys)),
    most('scripts', '', 14, scripts),
    most('style sheets', '', 8, styles),
    ...further.slice(0, 4).map(({ key, weight: kilobytes }): Figure => ({
      what: `further route ${key.replace('src/pages/', '').replace('.tsx', '')}`,
      value: kilobytes,
      unit: 'kB',
      limit: { at: 'most', value: 60 },
    })),
  ]
}
