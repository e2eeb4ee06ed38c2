import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '../postgres.ts'
import { randomFrom } from './einvoice/random.ts'
import { type Change, type ChangeKind, changesOf } from './seeded/changes.ts'
import { testsOf } from './seeded/tests-of.ts'

export const summary =
  'seeded mistakes in the code of the server, one at a time, and how many its tests find (--seed 1 --changes 40 --lanes 2 --files glob --only path:line)'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(import.meta.dirname, 'seeded')
const FOUND_SHARE = 0.9

type Outcome = { readonly change: Change; readonly foundBy: string | undefined }

/**
 * Makes changes that could be mistakes (a flipped comparison, a removed guard or await, a removed condition of a query …)
 * one at a time, as the file is loaded, and runs the tests that reach the file, the nearest first, until one fails; what
 * they do not find is tried against all others in the end. Gives 0 where nine of ten are found. `--only` tries some of
 * the same changes again; `--files` makes them only in the files that match; `--near` leaves out the tests of other features.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      changes: { type: 'string', default: '40' },
      lanes: { type: 'string', default: '2' },
      files: { type: 'string', default: '**' },
      only: { type: 'string', multiple: true, default: [] },
      near: { type: 'boolean', default: false },
    },
  })
  const paths = sources().filter(path => matchesGlob(path, values.files))
  const changes = chosen(paths, Number(values.seed), Number(values.changes)).filter(
    ({ path, line }) => values.only.length === 0 || values.only.includes(`${path}:${line}`),
  )
  const outcomes = await withEnvironment(async env => {
    const near = await inLanes(changes, Number(values.lanes), change => triedNear(change, env))
    const missed = near.filter(({ foundBy }) => foundBy === undefined)
    if (values.near) return near
    const far = await inLanes(missed, Number(values.lanes), ({ change }) => triedFar(change, env))
    return [...near.filter(outcome => !missed.includes(outcome)), ...far]
  })
  const found = outcomes.filter(({ foundBy }) => foundBy !== undefined).length
  console.log(`\n${found} of ${outcomes.length} changes were found.`)
  return found >= FOUND_SHARE * outcomes.length ? 0 : 1
}

async function withEnvironment<Result>(
  body: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres()
  const templates = mkdtempSync(join(tmpdir(), 'bordereau-seeded-'))
  try {
    return await body({
      ...process.env,
      NODE_OPTIONS: `--import ${pathToFileURL(join(FOLDER, 'apply-change.ts')).href}`,
      TEST_DATABASE_URL: postgres.url,
      TEST_TEMPLATE_DIR: templates,
      TEST_ENGINE: 'postgresql',
    })
  } finally {
    await postgres.stop()
    rmSync(templates, { recursive: true, force: true })
  }
}

/** Tries some at a time and prints each outcome. */
async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  attempt: (item: Item) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const queue = [...items]
  const outcomes: Outcome[] = []
  const lane = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      const outcome = await attempt(item)
      outcomes.push(outcome)
      print(outcome, outcomes.length)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

/** As many of each kind, each of another file: fewer where there are not as many files. */
function chosen(paths: readonly string[], seed: number, count: number): readonly Change[] {
  const random = randomFrom(seed)
  const all = paths.flatMap(path => changesOf(path, readFileSync(join(ROOT, path), 'utf8')))
  const byKind = Map.groupBy(all, ({ kind }) => kind)
  const kinds = [...byKind.keys()].toSorted()
  const most = Math.min(count, new Set(all.map(({ path }) => path)).size)
  const taken: Change[] = []
  for (let i = 0; taken.length < most; i += 1) {
    const left = (byKind.get(kinds[i % kinds.length] ?? 'guard') ?? []).filter(
      change => !taken.some(({ path }) => path === change.path),
    )
    const one = left[random.whole(0, Math.max(0, left.length - 1))]
    if (one) taken.push(one)
  }
  return taken
}

function sources(): readonly string[] {
  return globSync('server/src/**/*.ts', { cwd: ROOT })
    .filter(path => !/\.test\.ts$|\/testing|\/sample\/|\/crash\//.test(path))
    .toSorted()
}

function triedNear(change: Change, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { inFolder, near } = testsOf(ROOT, change.path)
  return tried(change, [...inFolder, ...near], env)
}

function triedFar(change: Change, env: NodeJS.ProcessEnv): Promise<Outcome> {
  return tried(change, testsOf(ROOT, change.path).others, env)
}

/**
 * Runs tests until one fails because of the change: twice with it and not without it. Others fail here always, or under
 * load.
 */
async function tried(
  change: Change,
  tests: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const path = join(ROOT, change.path)
  const seeded = { ...env, SEEDED_CHANGE: JSON.stringify({ ...change, path }) }
  for (let left = tests; left.length > 0;) {
    const failed = await firstFailure(left, seeded)
    if (failed === undefined) break
    const [file = ''] = failed.split(' ')
    const again = await firstFailure([file], seeded)
    if (again !== undefined && (await passesUnchanged(file, env))) return { change, foundBy: again }
    console.log(`   left out, because it fails now and then, or always: ${failed.slice(0, 150)}`)
    left = left.slice(left.indexOf(file) + 1)
  }
  return { change, foundBy: undefined }
}

const passing = new Map<string, Promise<boolean>>()

function passesUnchanged(file: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const known = passing.get(file)
  if (known) return known
  const passes = firstFailure([file], env).then(failed => failed === undefined)
  passing.set(file, passes)
  return passes
}

/** The first failure of a run; undefined where all tests pass. */
async function firstFailure(
  tests: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  if (tests.length === 0) return undefined
  const child = spawn(process.execPath, [join(FOLDER, 'run-tests.ts'), ...tests], {
    cwd: ROOT,
    env,
    timeout: LIMIT_MS,
  })
  const output: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => output.push(part))
  child.stderr.on('data', (part: Buffer) => output.push(part))
  await once(child, 'close')
  if (child.exitCode === 0) return undefined
  const text = Buffer.concat(output).toString()
  const error = /^.*Error.*$/m.exec(text)?.[0] ?? 'it does not end'
  return /^FAIL (.*)$/m.exec(text)?.[1] ?? `${tests[0]} ${error}`
}

const LIMIT_MS = 900_000

const TITLES: Readonly<Record<ChangeKind, string>> = {
  comparison: 'comparison flipped',
  'and-or': 'and for or',
  guard: 'guard removed',
  await: 'call removed',
  'off-by-one': 'off by one',
  where: 'condition of a query removed',
  condition: 'branches exchanged',
}

type Missed = Pick<Change, 'path' | 'kind' | 'before'> & { readonly reason: string }

/** Changes that no test found, each with the reason. */
const MISSED: readonly Missed[] = JSON.parse(readFileSync(join(FOLDER, 'missed.json'), 'utf8'))

function print({ change, foundBy }: Outcome, count: number): void {
  const what = `${change.path}:${change.line} ${TITLES[change.kind]}`
  const before = change.before.replace(/\s+/g, ' ').trim()
  const isListed = (one: Missed) =>
    one.path === change.path && one.kind === change.kind && one.before === before
  console.log(`${count}. ${foundBy ? 'found' : 'NOT FOUND'}  ${what}: ${before.slice(0, 90)}`)
  const why = foundBy ? `by ${foundBy.slice(0, 150)}` : MISSED.find(isListed)?.reason
  if (why !== undefined) console.log(`   ${why}`)
}
