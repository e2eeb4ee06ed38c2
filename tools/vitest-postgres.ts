import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.ts'

/**
 * Vitest's globalSetup for rooms that test on a database: one PostgreSQL server for the whole run, and a folder for
 * the embedded database's template. server/src/db/testing.ts finds both by these variables.
 */
export async function setup(): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'bordereau-test-'))
  process.env['TEST_TEMPLATE_DIR'] = dir
  const given = process.env['TEST_DATABASE_URL']
  const cluster = given ? undefined : await startPostgres()
  if (cluster) process.env['TEST_DATABASE_URL'] = cluster.url
  return async () => {
    rmSync(dir, { recursive: true, force: true })
    await cluster?.stop()
  }
}
