import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createMemoryFolder } from './memory-folder.ts'

type Step = readonly [title: string, command: string, args: readonly string[]]

/**
 * All checks, cheapest first; the first failure ends the run. Those of one row run at the same time: each of them leaves
 * cores idle for half of its time.
 */
const STEPS: readonly (readonly Step[])[] = [
  [['One format', 'oxfmt', ['--check', '.']]],
  [
    ['Lint', 'oxlint', []],
    // One checker a project: each of the four by default checks for itself what several files share, which takes 45 s of
    // processor time and 3.9 GB in place of 28 s and 2 GB. Several projects are still checked at the same time.
    ['Types', 'tsc', ['-b', '--checkers', '1']],
    ['Weights', 'node', ['tools/bench/weigh.ts']],
  ],
  [['Tests', 'vitest', ['run', ...process.argv.slice(2)]]],
]

/** The official examples of e-invoices are no part of the repository; three test files of einvoice read them. */
const EXAMPLES = '../shared/einvoice-corpus'
const notRun = existsSync(resolve(import.meta.dirname, '..', EXAMPLES))
  ? ''
  : `Not run: the conformance tests of einvoice by official examples, because ${EXAMPLES} is absent.\n`

const memory = process.env['TMPDIR'] === undefined ? createMemoryFolder() : undefined
process.once('exit', () => memory?.remove())
const env = {
  ...process.env,
  ...(memory && { TMPDIR: memory.path }),
  // The server is started some hundred times: compiled files are cached between the starts.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
}

const began = Date.now()
for (const steps of STEPS) {
  if (steps.length > 1) process.stdout.write(`\n▸ ${steps.map(([title]) => title).join(', ')}\n`)
  const results = await Promise.all(steps.map(step => run(step, steps.length > 1)))
  const failed = results.find(({ status }) => status !== 0)
  if (failed) {
    process.stdout.write(`\n${failed.title} failed.\n${notRun}`)
    process.exit(failed.status)
  }
}
process.stdout.write(
  `\nAll of it holds, in ${Math.round((Date.now() - began) / 1000)} s.\n${notRun}`,
)

/** Runs a step; `beside` others, its output is written as a whole when it has ended. */
async function run([title, command, args]: Step, beside: boolean) {
  const start = Date.now()
  if (!beside) process.stdout.write(`\n▸ ${title}\n`)
  const child = spawn(command, args, { stdio: beside ? 'pipe' : 'inherit', env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(child, 'close')
  if (beside) process.stdout.write(`\n▸ ${title}\n${output}`)
  process.stdout.write(`  ${title}: ${((Date.now() - start) / 1000).toFixed(1)} s\n`)
  return { title, status: child.exitCode ?? 1 }
}
