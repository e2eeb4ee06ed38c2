import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const ROOMS = ['ui', 'web'] as const

/**
 * Files that only start something in a browser and are tested there (`e2e/`): the service worker, the code of a web
 * worker, the agent of monitoring, which loads the library of Elastic.
 */
const GLUE = [
  'web/src/app/service-worker.ts',
  'web/src/features/captcha/solver.ts',
  'web/src/monitoring/agent.ts',
]

type Lines = { readonly total: number; readonly covered: number }
type Summary = Readonly<Record<string, { readonly lines: Lines }>>

/**
 * `npm run metrics -- coverage`: the lines of the logic of `ui` and `web` that their unit tests run, as a table in
 * Markdown; with `files`, also every file with lines that no test runs. Logic is every `.ts` file: components (`.tsx`)
 * are tested in a browser. Returns the exit code.
 */
export function printCoverage(args: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  try {
    const { status } = spawnSync('vitest', ['run', ...optionsFor(folder)], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) return status ?? 1
    const summary: Summary = JSON.parse(readFileSync(join(folder, 'coverage-summary.json'), 'utf8'))
    for (const row of tableOf(summary)) console.log(row)
    if (args.includes('files')) for (const line of uncovered(summary)) console.log(line)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function optionsFor(folder: string): string[] {
  return [
    ...ROOMS.flatMap(room => ['--project', room]),
    ...ROOMS.map(room => `--coverage.include=${room}/src/**/*.ts`),
    ...['**/*.test.ts', '**/testing/**', ...GLUE].map(path => `--coverage.exclude=${path}`),
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.reporter=json-summary',
    `--coverage.reportsDirectory=${folder}`,
  ]
}

function tableOf(summary: Summary): string[] {
  const rows = ROOMS.map(room => {
    const mine = filesOf(summary).filter(({ path }) => path.startsWith(`${room}/`))
    const total = sum(mine.map(({ lines }) => lines.total))
    const covered = sum(mine.map(({ lines }) => lines.covered))
    return [room, mine.length, total, covered, `${((covered / total) * 100).toFixed(1)} %`]
  })
  const heads = ['room', 'files', 'lines', 'covered', 'share']
  return [heads, heads.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`)
}

/** `12 of 40 web/src/…`, the most first. */
function uncovered(summary: Summary): string[] {
  return filesOf(summary)
    .map(({ path, lines }) => ({ path, lines, missing: lines.total - lines.covered }))
    .filter(({ missing }) => missing > 0)
    .toSorted((a, b) => b.missing - a.missing)
    .map(({ path, lines, missing }) => `${missing} of ${lines.total} ${path}`)
}

function filesOf(summary: Summary) {
  return Object.entries(summary)
    .filter(([path]) => path !== 'total')
    .map(([path, { lines }]) => ({ path: relative(ROOT, path), lines }))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
