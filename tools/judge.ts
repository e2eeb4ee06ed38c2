import { join } from 'node:path'

/**
 * `npm run judge -- <name> [options]`: comparisons with an independent program, which is installed apart and never
 * needed by `npm test`. Each is a file `tools/judge/<name>.ts` that exports `summary`, one line, and `run(args)`, which
 * returns the exit code.
 */
type Judge = {
  readonly summary: string
  readonly run: (args: readonly string[]) => Promise<number>
}

const NAMES = ['formats', 'tax-ids', 'tax-table']
const FOLDER = join(import.meta.dirname, 'judge')

const [name, ...args] = process.argv.slice(2)
if (name !== undefined && NAMES.includes(name)) {
  process.exitCode = await (await load(name)).run(args)
} else {
  console.log('npm run judge -- <name> [--seed N]\n')
  for (const one of NAMES) console.log(`  ${one.padEnd(10)} ${(await load(one)).summary}`)
  process.exitCode = name === undefined ? 0 : 1
}

function load(judge: string): Promise<Judge> {
  return import(join(FOLDER, `${judge}.ts`))
}
