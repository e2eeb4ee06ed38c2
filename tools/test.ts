import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Everything that must hold, cheapest first; the first failure ends it. */
const STEPS: readonly (readonly [string, string, readonly string[]])[] = [
  ['One format', 'oxfmt', ['--check', '.']],
  ['Lint', 'oxlint', []],
  ['Types', 'tsc', ['-b']],
  ['Weights', 'node', ['tools/bench/weigh.ts']],
  ['Tests', 'vitest', ['run', ...process.argv.slice(2)]],
]

// The house is started some hundred times: nobody waits for the same files to be read and compiled anew.
const env = { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') }

const began = Date.now()
for (const [title, command, args] of STEPS) {
  const start = Date.now()
  process.stdout.write(`\n▸ ${title}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  process.stdout.write(`  ${title}: ${((Date.now() - start) / 1000).toFixed(1)} s\n`)
  if (status !== 0) {
    process.stdout.write(`\n${title} failed.\n`)
    process.exit(status ?? 1)
  }
}
process.stdout.write(`\nAll of it holds, in ${Math.round((Date.now() - began) / 1000)} s.\n`)
