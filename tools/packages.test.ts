import { globSync, lstatSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Entry = {
  readonly dev?: boolean
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly peerDependencies?: Readonly<Record<string, string>>
}
const lock: Readonly<Record<string, Entry>> = JSON.parse(read('package-lock.json')).packages
/** Folders of packages; rooms are links. */
const packages = Object.entries(lock).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
)
const setup = read('tools/setup.mjs')

describe('the packages of the product', () => {
  test('are used by it: what only tests use is a development dependency, or removed after the installation', () => {
    const rooms = ['.', ...(JSON.parse(read('package.json')).workspaces as readonly string[])]
    const unused = rooms.flatMap(room => {
      const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
        read(join(room, 'package.json')),
      )
      const names = Object.keys({ ...dependencies, ...optionalDependencies })
      const peers = new Set(names.flatMap(peersOf))
      const code = room === '.' ? setup + read('web/vite.config.ts') : codeOf(room)
      return names
        .filter(name => !isNamed(name, code) && !peers.has(name) && !isRemoved(name))
        .map(name => `${room}: ${name}`)
    })
    expect(unused).toEqual([])
  })

  test('that are large and seldom needed are loaded with their first use, not with the start', () => {
    const atStart = /^import (?!type\b)[^'"]*from '(stripe|mollie-api-typescript|date-holidays)\b/gm
    const files = globSync('server/src/**/*.ts', { cwd: ROOT, exclude: ['**/*test*'] })
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap(path => read(path).match(atStart) ?? [])).toEqual([])
  })

  test.runIf(process.platform === 'linux')('take 650 MB at most', () => {
    const bytes = packages
      .filter(([path, { dev }]) => dev !== true && !isRemoved(path.split('node_modules/').at(-1)))
      .reduce((sum, [path]) => sum + bytesIn(join(ROOT, path)), 0)
    expect(bytes / 1e6).toBeLessThan(650)
  })
})

describe('the installation of packages', () => {
  const settings = new Map(
    read('.npmrc')
      .split('\n')
      .filter(line => !line.startsWith('#') && line.includes('='))
      .map(line => [line.split('=')[0] ?? '', line.split('=')[1] ?? '']),
  )

  test('runs no script of a package, except the one that places Node’s binary', () => {
    expect(settings.get('ignore-scripts')).toBe('true')
    expect(settings.get('strict-allow-scripts')).toBe('true')
    const allowed: Readonly<Record<string, boolean>> = JSON.parse(read('package.json')).allowScripts
    const withScript = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.split('node_modules/').at(-1) ?? '')
    // Every one was decided on.
    expect(withScript.filter(name => allowed[name] === undefined)).toEqual([])
    expect(Object.keys(allowed).filter(name => allowed[name] === true)).toEqual(['node'])
  })

  test('chooses no release that is younger than a week', () => {
    expect(Number(settings.get('min-release-age'))).toBeGreaterThanOrEqual(7)
  })
})

/** The code of a room that is part of the product, with its configuration. */
function codeOf(room: string): string {
  return globSync('{*.ts,build/*.ts,src/**/*.{ts,tsx,css,json}}', { cwd: join(ROOT, room) })
    .filter(path => !/(^|[/\\])testing|\.test\.tsx?$/.test(path))
    .map(path => read(join(room, path)))
    .join('\n')
}

/** By its name, or by its scope and the name within it: '@expo-google-fonts/${name}'. */
function isNamed(name: string, code: string): boolean {
  const [scope, within] = name.split('/')
  return code.includes(name) || (code.includes(`${scope}/\${`) && code.includes(`"${within}"`))
}

/** What a package needs beside it, without naming a version of its own. */
function peersOf(name: string): readonly string[] {
  return Object.keys(lock[`node_modules/${name}`]?.peerDependencies ?? {})
}

/** Whether tools/setup.mjs removes the package's scope from an installation without tests. */
function isRemoved(name = ''): boolean {
  const [scope = ''] = name.split('/')
  return name.startsWith('@') && setup.includes(`rmSync(join(root, 'node_modules/${scope}')`)
}

/** On the disk, without the packages nested in it, which have entries of their own; 0 where it is for another platform. */
function bytesIn(folder: string): number {
  const entries = lstatSync(folder, { throwIfNoEntry: false })
    ? readdirSync(folder, { withFileTypes: true })
    : []
  return entries
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name)
      return sum + (entry.isDirectory() ? bytesIn(path) : lstatSync(path).blocks * 512)
    }, 0)
}
