import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * Collects the tests of Vitest files in the process that imports them, so that a mutant is switched on and its tests
 * called, without a worker and an import of everything for each of some ten thousand mutants. `expect` and `vi` are
 * Vitest's own; only `describe`, `test` and the hooks are these.
 */

/** As much of Vitest's context of a test as tests here use. */
export type Context = { readonly task: { readonly id: string; readonly name: string } }
type Body = (context: Context) => unknown
type Suite = {
  readonly name: string
  readonly parent: Suite | undefined
  readonly hooks: Readonly<Record<Hook, Body[]>>
  hasBegun: boolean
}
export type Hook = 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll'

export type CollectedTest = {
  readonly id: string
  readonly name: string
  readonly file: string
  /** Calls the hooks and the test; rejects where the test fails. */
  readonly run: () => Promise<void>
}

const STAND_INS = new Map(
  ['vitest', 'fast-check'].map(name => [name, new URL(`${name}.ts`, import.meta.url).href]),
)

const NO_TEST: Context = { task: { id: '', name: '' } }
const collected: CollectedTest[] = []
const suites: Suite[] = []
let current = newSuite('', undefined)
let currentFile = ''
let runningFile = ''

/** The tests of the files (absolute paths), in order. Their imports of Vitest and fast-check get the files here. */
export async function collectTests(files: readonly string[]): Promise<readonly CollectedTest[]> {
  const before = collected.length
  for (const file of files) {
    currentFile = file
    current = newSuite('', undefined)
    await import(file)
  }
  return collected.slice(before)
}

registerHooks({
  resolve: (specifier, context, next) => {
    const url = STAND_INS.get(specifier)
    return url === undefined || context.parentURL === url
      ? next(specifier, context)
      : { url, shortCircuit: true }
  },
  // Node reads no .tsx, the ending of every file that `ui` exports. What has JSX needs a browser and stays unread.
  load: (url, context, next) =>
    url.endsWith('.tsx')
      ? { format: 'module', source: sourceOf(url), shortCircuit: true }
      : next(url, context),
})

function sourceOf(url: string): string {
  return stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'))
}

/** Calls what the suites that have begun do after their last test. */
export async function endSuites(): Promise<void> {
  for (const suite of suites.toReversed().filter(({ hasBegun }) => hasBegun)) {
    suite.hasBegun = false
    for (const hook of suite.hooks.afterAll.toReversed()) await hook(NO_TEST)
  }
}

export function addSuite(name: string, body: Body): void {
  const outer = current
  current = newSuite(name, outer)
  body(NO_TEST)
  current = outer
}

export function addTest(name: string, body: Body): void {
  const line = lineOf(current)
  const file = currentFile
  const fullName = [...line.map(suite => suite.name), name].filter(part => part !== '').join(' > ')
  const context = { task: { id: `${collected.length}`, name } }
  const run = async (): Promise<void> => {
    runningFile = file
    await begin(line, context)
    for (const suite of line) for (const hook of suite.hooks.beforeEach) await hook(context)
    try {
      await body(context)
    } finally {
      for (const suite of line.toReversed())
        for (const hook of suite.hooks.afterEach.toReversed()) await hook(context)
    }
  }
  collected.push({ id: `${file}#${fullName}`, name: fullName, file, run })
}

/** The absolute path of the file whose test runs now: what it names is relative to it. */
export function fileOfRunningTest(): string {
  return runningFile
}

export function addHook(when: Hook, hook: Body): void {
  current.hooks[when].push(hook)
}

async function begin(line: readonly Suite[], context: Context): Promise<void> {
  for (const suite of line.filter(({ hasBegun }) => !hasBegun)) {
    suite.hasBegun = true
    for (const hook of suite.hooks.beforeAll) await hook(context)
  }
}

function newSuite(name: string, parent: Suite | undefined): Suite {
  const hooks = { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] }
  const suite = { name, parent, hooks, hasBegun: false }
  suites.push(suite)
  return suite
}

/** A suite after those that contain it. */
function lineOf(suite: Suite): Suite[] {
  return suite.parent ? [...lineOf(suite.parent), suite] : [suite]
}
