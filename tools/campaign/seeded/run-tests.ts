import { resolve } from 'node:path'
import { collectTests, endSuites } from '../mutation/collect.ts'

/*
 * Runs the test files named, without Vitest's processes and transformation: the server is TypeScript that Node runs as it
 * is. Prints the first failure and ends with 1; with 0 where all tests pass.
 */

const LIMIT_MS = 300_000

for (const file of process.argv.slice(2)) await runFile(file)
process.exit(0)

async function runFile(file: string): Promise<void> {
  for (const test of await collected(file)) await orFail(file, test.name, test.run)
  await orFail(file, 'after all', endSuites)
}

async function collected(file: string) {
  try {
    return await collectTests([resolve(file)])
  } catch (error) {
    return fail(file, 'import', error)
  }
}

async function orFail(file: string, name: string, body: () => Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(() => reject(new Error('takes too long')), LIMIT_MS)
  try {
    await Promise.race([body(), promise])
  } catch (error) {
    fail(file, name, error)
  } finally {
    clearTimeout(limit)
  }
}

function fail(file: string, name: string, error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  console.log(`FAIL ${file} ${name}: ${message.split('\n')[0]}`)
  process.exit(1)
}
