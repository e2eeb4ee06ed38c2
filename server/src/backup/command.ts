import { ConfigError } from '../config.ts'
import { StartError } from '../db/start-error.ts'

/** Runs a command and prints its message; prints the error and exits with status 1 on failure. */
export async function runCommand(run: () => Promise<string>): Promise<never> {
  try {
    process.stdout.write(`${await run()}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${errorMessageOf(error)}\n`)
    process.exit(1)
  }
}

function errorMessageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartError || error instanceof ConfigError) return error.message
  // Errors of the system (full disk, missing permission) explain themselves; others are bugs and need the stack.
  return 'code' in error ? error.message : (error.stack ?? error.message)
}
