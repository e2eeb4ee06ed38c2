import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type File, FEATURES, type Manifest, looseVersions, untrueMap, violations } from './tidy.ts'

const ROOT = join(import.meta.dirname, '..')
const ROOMS = ['domain', 'einvoice', 'contract', 'server', 'ui', 'web'] as const

const files: File[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { cwd: ROOT },
)
  .toString()
  .split('\n')
  .filter(path => /\.(ts|tsx|css|sql)$/.test(path) && existsSync(join(ROOT, path)))
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

type PackageJson = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function packageOf(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
}

const manifests: Manifest[] = ROOMS.map(room => {
  const { dependencies = {}, devDependencies = {} } = packageOf(room)
  return {
    room,
    dependencies: new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]),
  }
})

test('the house is tidy', () => {
  expect(violations(files, manifests)).toEqual([])
})

test('every dependency is pinned exactly', () => {
  const loose = ['.', ...ROOMS].flatMap(folder => {
    const { dependencies = {}, devDependencies = {} } = packageOf(folder)
    return looseVersions(folder, { ...dependencies, ...devDependencies })
  })
  expect(loose).toEqual([])
})

test('ARCHITECTURE.md is true to the tree', () => {
  const features = readdirSync(join(ROOT, 'server/src'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !['lib', 'db'].includes(entry.name))
    .map(entry => entry.name)
  const map = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
  expect(untrueMap(map, [...ROOMS, 'e2e', 'tools'], features)).toEqual([])
  expect(features.filter(name => !FEATURES.some(known => known === name))).toEqual([])
})

const PLANTED: readonly (readonly [string, File, string])[] = [
  [
    'a wall',
    { path: 'domain/src/a.ts', text: "import { x } from '@bordereau/server/x'\n" },
    'domain may not import server',
  ],
  [
    'a relative way round a wall',
    { path: 'ui/src/a.tsx', text: "import { x } from '../../domain/src/x.ts'\n" },
    'ui may not import domain',
  ],
  [
    'an undeclared package',
    { path: 'domain/src/a.ts', text: "import z from 'zod'\n" },
    'domain does not declare the package zod',
  ],
  [
    'a clock in the domain',
    { path: 'domain/src/a.ts', text: 'const now = Date.now()\n' },
    'domain is pure',
  ],
  [
    'chance in the rules',
    { path: 'einvoice/src/a.ts', text: 'const x = Math.random()\n' },
    'einvoice is pure',
  ],
  [
    'a feature to the right',
    { path: 'server/src/mail/a.ts', text: "import { x } from '../payments/x.ts'\n" },
    'mail may not import payments',
  ],
  [
    'a feature without a place',
    { path: 'server/src/gossip/a.ts', text: "import { x } from '../mail/x.ts'\n" },
    'has no place in the order',
  ],
  [
    'the floor above itself',
    { path: 'server/src/lib/a.ts', text: "import { x } from '../mail/x.ts'\n" },
    'lib may not import the feature mail',
  ],
  [
    'the environment elsewhere',
    { path: 'server/src/mail/a.ts', text: 'const x = process.env.SMTP\n' },
    'only server/src/config.ts',
  ],
  [
    'SQL in an endpoint',
    { path: 'server/src/mail/a.ts', text: "await tx.selectFrom('mail')\n" },
    'SQL is written in a store',
  ],
  ['a long file', { path: 'web/src/a.ts', text: 'x\n'.repeat(401) }, 'at most 400 lines'],
  ['a long page', { path: 'web/src/pages/a.tsx', text: 'x\n'.repeat(121) }, 'at most 120 lines'],
  [
    'a page in a page',
    { path: 'web/src/pages/a.tsx', text: "import { B } from './b.tsx'\n" },
    'a page never imports a page',
  ],
  [
    'a fetch elsewhere',
    { path: 'web/src/features/a.ts', text: "const x = await fetch('/x')\n" },
    'only web/src/api.ts fetches',
  ],
  [
    'HTML as text',
    { path: 'web/src/features/a.tsx', text: '<p dangerouslySetInnerHTML={x} />\n' },
    'no HTML',
  ],
  [
    'something for later',
    { path: 'web/src/a.ts', text: '// TODO: this\n' },
    'nothing is left for later',
  ],
  [
    'a test alone',
    { path: 'web/src/a.test.ts', text: 'test.only("x", () => {})\n' },
    'nothing is left for later',
  ],
  ['any', { path: 'web/src/a.ts', text: 'let x: any\n' }, 'any is never needed'],
  ['a drawer for everything', { path: 'web/src/date-utils.ts', text: '' }, 'named by its concept'],
  ['a barrel', { path: 'ui/src/index.ts', text: '' }, 'no barrels'],
  ['a name in capitals', { path: 'ui/src/Button.tsx', text: '' }, 'kebab-case'],
]

test.each(PLANTED)('tidy names %s', (_, file, rule) => {
  expect(violations([file], manifests).join('\n')).toContain(rule)
  expect(violations([file], manifests).join('\n')).toContain(file.path)
})

test('tidy names a loose version and an untrue map', () => {
  expect(looseVersions('x', { react: '^19.0.0' })).toHaveLength(1)
  expect(untrueMap('├─ domain/ x\n├─ cellar/ x\n', ['domain', 'web'], [])).toEqual([
    'ARCHITECTURE.md does not show web/',
    'ARCHITECTURE.md shows cellar/, which is not there',
  ])
})
