import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run campaign -- <name> [options]`: long trials that are not part of `npm test`. Each is a file
 * `tools/campaign/<name>.ts` that exports `summary`, one line, and `run(args)`, which returns the exit code.
 */
type Campaign = {
  readonly summary: string
  readonly run: (args: readonly string[]) => Promise<number>
}

const FOLDER = join(import.meta.dirname, 'campaign')

const [name, ...args] = process.argv.slice(2)
const names = readdirSync(FOLDER)
  .filter(file => file.endsWith('.ts') && !file.includes('.test.'))
  .map(file => file.slice(0, -3))

if (name !== undefined && names.includes(name)) {
  process.exitCode = await (await load(name)).run(args)
} else {
  console.log('npm run campaign -- <name> [--seed N]\n')
  for (const one of names) console.log(`  ${one.padEnd(10)} ${(await load(one)).summary}`)
  process.exitCode = name === undefined ? 0 : 1
}

function load(campaign: string): Promise<Campaign> {
  return import(join(FOLDER, `${campaign}.ts`))
}
