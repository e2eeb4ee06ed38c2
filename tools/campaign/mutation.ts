import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { type MutationSet, SETS } from './mutation/sets.ts'
import {
  type Reasons,
  asReasons,
  outdatedReasons,
  scoreOf,
  survivorsOf,
  unexplained,
} from './mutation/survivors.ts'

export const summary =
  'mutants of the pure code and how many of them the tests find (domain contract einvoice web server, --files glob, --afresh, --list)'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = '.cache/mutation'
/** Stryker's score in percent: mutants found by a test, of all that are not ignored. */
const LEAST_SCORE = 85

/**
 * Runs Stryker over the sets named, or all. A second run tries only what changed (`--afresh`: everything). Prints each
 * set's score, the survivors that tools/campaign/mutation/survivors/ does not explain (`--list`: as JSON for that
 * folder), and the reasons there that nothing needs any more. With `--files`, only of the set's files that match. Gives 1
 * where a score is below the limit or a survivor has no reason.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      afresh: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      concurrency: { type: 'string', default: '2' },
      files: { type: 'string', default: '**' },
    },
  })
  let failed = 0
  for (const name of positionals.length > 0 ? positionals : Object.keys(SETS)) {
    const set = SETS[name]
    if (!set) throw new Error(`No set ${name}: choose of ${Object.keys(SETS).join(', ')}`)
    // The test runners are processes of their own and read it there.
    process.env['MUTATION_SET'] = name
    const files = filesOf(set, values.files)
    const all = await mutated(name, files, values.afresh, Number(values.concurrency))
    // Not what an earlier run kept of other files.
    const results = all.filter(({ fileName }) => files.includes(relative(ROOT, fileName)))
    const score = scoreOf(results)
    report(name, results, score)
    const survivors = survivorsOf(results, path => readFileSync(path, 'utf8'), ROOT)
    const reasons = reasonsOf(name)
    const rest = unexplained(survivors, reasons)
    if (values.list) console.log(JSON.stringify(asReasons(rest), undefined, 2))
    else
      for (const { file, line, code, becomes } of rest)
        console.log(`  ${file}:${line} ${code} → ${becomes}`)
    for (const outdated of outdatedReasons(survivors, reasons, files))
      console.log(`  does not survive any more: ${outdated}`)
    console.log(`${survivors.length} survivors, ${rest.length} of them without a reason`)
    if (score < LEAST_SCORE || rest.length > 0) failed += 1
  }
  return failed === 0 ? 0 : 1
}

function filesOf({ mutate }: MutationSet, wanted: string): readonly string[] {
  const exclude = mutate.filter(glob => glob.startsWith('!')).map(glob => glob.slice(1))
  const include = mutate.filter(glob => !glob.startsWith('!'))
  return globSync(include, { cwd: ROOT, exclude }).filter(path => matchesGlob(path, wanted))
}

async function mutated(
  name: string,
  files: readonly string[],
  afresh: boolean,
  concurrency: number,
): Promise<readonly MutantResult[]> {
  mkdirSync(join(ROOT, CACHE), { recursive: true })
  return new Stryker({
    // It names no tsconfig.json, because TypeScript 7 has no API for Stryker to rewrite one with.
    configFile: join(import.meta.dirname, 'mutation/stryker.json'),
    plugins: [join(import.meta.dirname, 'mutation/runner.ts')],
    mutate: [...files],
    concurrency,
    force: afresh,
    incrementalFile: `${CACHE}/${name}.json`,
    tempDirName: `${CACHE}/copy`,
  }).runMutationTest()
}

function report(name: string, results: readonly MutantResult[], score: number): void {
  const counts = Map.groupBy(results, ({ status }) => status)
  const parts = [...counts].map(([status, mutants]) => `${mutants.length} ${status}`).join(', ')
  console.log(`\n${name}: ${score.toFixed(1)} % (${parts})`)
}

function reasonsOf(name: string): Reasons {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, `mutation/survivors/${name}.json`), 'utf8'),
  )
}
