import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cyclesOf, edgesOf } from './import-graph.ts'
import { LONG } from './longest-first.ts'
import { ORDERS, folderOf } from './rooms.ts'
import {
  type File,
  type Manifest,
  isTest,
  isTestSupport,
  looseVersions,
  mapErrors,
  violations,
} from './tidy.ts'
import { unhandledPromises } from './unhandled-promises.ts'

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

test('the tree keeps the rules of this file', () => {
  expect(violations(files, manifests)).toEqual([])
})

const edges = edgesOf(files.filter(({ path }) => !isTest(path) && !isTestSupport(path)))

test('there is no import cycle between files at run time', () => {
  expect(
    cyclesOf(
      edges.filter(edge => !edge.type),
      path => path,
    ),
  ).toEqual([])
})

test.each(ROOMS)('there is no import cycle between the folders of %s, types included', room => {
  const inRoom = (path: string) => (path.startsWith(`${room}/src/`) ? folderOf(path) : undefined)
  expect(cyclesOf(edges, inRoom)).toEqual([])
  // Every folder is in the order, and every entry of the order is a folder.
  const folders = files.map(({ path }) => inRoom(path)).filter(folder => folder !== undefined)
  const placed = ORDERS[room] ?? []
  expect(placed.filter(folder => !folders.includes(folder))).toEqual([])
  const unplaced = folders.filter(folder => folder !== 'testing' && !placed.includes(folder))
  expect(unplaced).toEqual([])
})

test('a cycle is found, and type-only imports are distinguished', () => {
  const planted: File[] = [
    { path: 'web/src/a/a.ts', text: "import { b } from '../b/b.ts'\n" },
    { path: 'web/src/b/b.ts', text: "import type { A } from '../c/c.ts'\n" },
    { path: 'web/src/c/c.ts', text: "export { type A, a } from '../a/a.ts'\n" },
  ]
  const found = edgesOf(planted)
  expect(cyclesOf(found, path => path)).toEqual([planted.map(({ path }) => path)])
  expect(
    cyclesOf(
      found.filter(edge => !edge.type),
      path => path,
    ),
  ).toEqual([])
  expect(cyclesOf(found, folderOf)).toEqual([['a', 'b', 'c']])
})

test('every dependency is pinned exactly', () => {
  const loose = ['.', ...ROOMS].flatMap(folder => {
    const { dependencies = {}, devDependencies = {} } = packageOf(folder)
    return looseVersions(folder, { ...dependencies, ...devDependencies })
  })
  expect(loose).toEqual([])
})

test('ARCHITECTURE.md matches the tree', () => {
  const features = readdirSync(join(ROOT, 'server/src'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !['lib', 'db'].includes(entry.name))
    .map(entry => entry.name)
  const map = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
  expect(mapErrors(map, [...ROOMS, 'e2e', 'tools'], features)).toEqual([])
  const drawn = map.replace(/\s+/g, ' ')
  const orders = ROOMS.map(room => ORDERS[room] ?? []).filter(order => order.length > 0)
  expect(orders.map(order => order.join(' < ')).filter(order => !drawn.includes(order))).toEqual([])
})

// Two branches can each add the next one, and merge without a conflict.
test('each migration has its own number', () => {
  const numbers = files.flatMap(
    ({ path }) => /^server\/src\/db\/migrations\/(\d+)/.exec(path)?.[1] ?? [],
  )
  expect(numbers.length).toBeGreaterThan(30)
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
})

/** Promises without a handler for a while that cannot fail. */
const CANNOT_FAIL: readonly string[] = [
  // Only ever resolved: it has no `reject`.
  'server/src/jobs/runner.ts: wakes',
]

test('no promise waits for its handler, and on the server none is dropped', () => {
  const product = files.filter(
    ({ path }) =>
      /^(domain|einvoice|contract|server|ui|web)\/src\/.*\.tsx?$/.test(path) &&
      !isTest(path) &&
      !isTestSupport(path) &&
      !path.startsWith('ui/src/catalogue/'),
  )
  const found = product.flatMap(({ path, text }) =>
    unhandledPromises(path, text)
      .filter(({ kind }) => kind === 'late' || path.startsWith('server/'))
      .map(({ name }) => `${path}: ${name}`),
  )
  expect(found).toEqual(CANNOT_FAIL)
})

test('the test files that start first exist', () => {
  expect(LONG.filter(path => !files.some(file => file.path === path))).toEqual([])
})

test('every file and folder that ARCHITECTURE.md and CONTRIBUTING.md name exists', () => {
  const texts = ['ARCHITECTURE.md', 'CONTRIBUTING.md'].map(name =>
    readFileSync(join(ROOT, name), 'utf8'),
  )
  // Without those in which a reader fills in a name: <cc>, *.po.
  const named = [...texts.join('\n').matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\/?)`/g)].map(
    ([, path = '']) => path,
  )
  const inTree = named.filter(path => [...ROOMS, 'docs', 'tools'].some(at => path.startsWith(at)))
  expect(inTree.length).toBeGreaterThan(60)
  expect(inTree.filter(path => !existsSync(join(ROOT, path)))).toEqual([])
})

const PLANTED: readonly (readonly [string, File, string])[] = [
  [
    'a room that may not be imported',
    { path: 'domain/src/a.ts', text: "import { x } from '@bordereau/server/x'\n" },
    'domain may not import server',
  ],
  [
    'a relative path to such a room',
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
    'server/src/gossip has no place',
  ],
  [
    'the floor above itself',
    { path: 'server/src/lib/a.ts', text: "import { x } from '../mail/x.ts'\n" },
    'lib may not import mail',
  ],
  [
    'the environment elsewhere',
    { path: 'server/src/mail/a.ts', text: 'const x = process.env.SMTP\n' },
    'only server/src/config.ts',
  ],
  [
    'a request outside of the module for them',
    { path: 'server/src/mail/a.ts', text: 'const x = await fetch(url)\n' },
    'only server/src/outgoing',
  ],
  [
    'an HTTP client elsewhere',
    { path: 'server/src/mail/a.ts', text: "import { request } from 'node:https'\n" },
    'only server/src/outgoing',
  ],
  [
    'name resolution elsewhere',
    { path: 'server/src/mail/a.ts', text: "import { lookup } from 'node:dns/promises'\n" },
    'only server/src/outgoing',
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
    'only web/src/data/api.ts fetches',
  ],
  [
    'the storage of the browser elsewhere',
    { path: 'web/src/data/a.ts', text: "localStorage.setItem('a', 'b')\n" },
    'only ui/src/stored-value.tsx and storage.tsx use the storage of the browser',
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
  [
    'text of a query that may hold a NUL',
    {
      path: 'contract/src/a.ts',
      text: 'export const getA = endpoint({\n  query: z.object({\n    q: z.string(),\n  }),\n  response: z.object({}),\n})\n',
    },
    'a.ts:3: text in a query',
  ],
  [
    'the same in a constant beside it',
    {
      path: 'contract/src/a.ts',
      text: 'const token = z.string().check(z.maxLength(5))\nexport const getA = endpoint({\n  query: z.object({ token }),\n})\n',
    },
    'a.ts:1: text in a query',
  ],
  ['a drawer for everything', { path: 'web/src/date-utils.ts', text: '' }, 'named by its concept'],
  ['a barrel', { path: 'ui/src/index.ts', text: '' }, 'no barrels'],
  ['a name in capitals', { path: 'ui/src/Button.tsx', text: '' }, 'kebab-case'],
]

test.each(PLANTED)('tidy reports %s', (_, file, rule) => {
  expect(violations([file], manifests).join('\n')).toContain(rule)
  expect(violations([file], manifests).join('\n')).toContain(file.path)
})

test('tidy reports a version range and a wrong map', () => {
  expect(looseVersions('x', { react: '^19.0.0' })).toHaveLength(1)
  expect(mapErrors('├─ domain/ x\n├─ cellar/ x\n', ['domain', 'web'], [])).toEqual([
    'ARCHITECTURE.md does not show web/',
    'ARCHITECTURE.md shows cellar/, which is not there',
  ])
})
