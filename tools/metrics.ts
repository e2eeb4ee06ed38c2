import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { printCoverage } from './coverage.ts'
import { cyclesOf, edgesOf } from './import-graph.ts'
import { folderOf } from './rooms.ts'
import { type Node, children, isNode, nameOf } from './syntax.ts'
import { type File, importsOf, isTest, isTestSupport, roomOf } from './tidy.ts'

/**
 * `npm run metrics`: sizes, imports, cycles and loose types of each room, as a table in Markdown. Imports are the modules
 * a file names: a module counts once however many statements name it, types included, and a style sheet is no module.
 * `npm run metrics -- coverage` runs the unit tests of `ui` and `web` and prints the share of lines they cover.
 */
const ROOT = join(import.meta.dirname, '..')
const ROOMS = ['domain', 'einvoice', 'contract', 'server', 'ui', 'web'] as const
const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

type Count = {
  readonly functions: number[]
  readonly loose: Record<'any' | 'as' | '!', number>
}

const files: File[] = execFileSync('git', ['ls-files'], { cwd: ROOT, maxBuffer: 1 << 26 })
  .toString()
  .split('\n')
  .filter(path => /^[a-z0-9]+\/.*\.tsx?$/.test(path) && existsSync(join(ROOT, path)))
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

const sources = files.filter(({ path }) => !isTest(path) && !isTestSupport(path))
const edges = edgesOf(sources)

const HEADS = [
  'room',
  'files',
  'lines of a file p50/p90/max',
  'functions',
  'lines of a function p50/p90/max',
  'imports p90',
  'folder cycles',
  'file cycles',
  'any',
  '`as` per 1,000 lines',
  '!',
  'tests ÷ source',
]

const [what, ...args] = process.argv.slice(2)
if (what === 'coverage') process.exitCode = printCoverage(args)
else printSizes()

function printSizes(): void {
  const rows = ROOMS.map(room => [room, ...rowOf(room)])
  for (const row of [HEADS, HEADS.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`)
}

function rowOf(room: string): (string | number)[] {
  const mine = sources.filter(({ path }) => path.startsWith(`${room}/src/`))
  const lines = mine.map(({ text }) => linesOf(text))
  const total = sum(lines)
  const counts = mine.map(count)
  const functions = counts.flatMap(one => one.functions)
  const loose = (kind: 'any' | 'as' | '!') => sum(counts.map(one => one.loose[kind]))
  const inRoom = edges.filter(({ from, to }) => roomOf(from) === room && roomOf(to) === room)
  const tests = files.filter(
    ({ path }) => path.startsWith(`${room}/`) && (isTest(path) || isTestSupport(path)),
  )
  return [
    mine.length,
    spread(lines),
    functions.length,
    spread(functions),
    quantile(mine.map(modulesNamed), 0.9),
    cyclesOf(inRoom, folderOf).length,
    cyclesOf(
      inRoom.filter(({ type }) => !type),
      path => path,
    ).length,
    loose('any'),
    ((loose('as') / total) * 1000).toFixed(2),
    loose('!'),
    (sum(tests.map(({ text }) => linesOf(text))) / total).toFixed(2),
  ]
}

/** A module imported for a value and again for a type is one module; a style sheet is none. */
function modulesNamed({ text }: File): number {
  const names = importsOf(text).map(({ from }) => from)
  return new Set(names.filter(name => !name.endsWith('.css'))).size
}

function count({ path, text }: File): Count {
  const found: Count = { functions: [], loose: { any: 0, as: 0, '!': 0 } }
  const { program } = parseSync(path, text)
  if (isNode(program)) visit(program)
  return found

  function visit(node: Node): void {
    if (FUNCTIONS.test(node.type) && hasBlock(node))
      found.functions.push(linesOf(text.slice(node.start, endOf(node))))
    if (node.type === 'TSAnyKeyword') found.loose.any += 1
    if (node.type === 'TSNonNullExpression') found.loose['!'] += 1
    if (node.type === 'TSAsExpression' && !isConst(node)) found.loose.as += 1
    children(node).forEach(visit)
  }
}

/** Arrow functions that are one expression are no functions a reader would count. */
function hasBlock({ body }: Node): boolean {
  return isNode(body) && body.type === 'BlockStatement'
}

/** `as const` narrows and asserts nothing. */
function isConst({ typeAnnotation }: Node): boolean {
  return isNode(typeAnnotation) && nameOf(typeAnnotation['typeName']) === 'const'
}

function endOf(node: Node): number {
  return Number(node['end'])
}

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length
}

function spread(values: readonly number[]): string {
  return [quantile(values, 0.5), quantile(values, 0.9), Math.max(0, ...values)].join('/')
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
