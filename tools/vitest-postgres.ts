import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

/**
 * Vitest's globalSetup for projects with database tests: one PostgreSQL server for the whole run of a project, and a
 * folder for the template of the embedded database. server/src/db/testing.ts finds both by these variables.
 * TEST_POSTGRES=npm uses the newer PostgreSQL of an npm package; a project may request it, too.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'bordereau-test-'))
  // Vitest passes it to this project's workers only; it is undefined when the configuration sets no variable.
  const set = (project.config.env ??= {})
  const wanted = set['TEST_POSTGRES'] ?? process.env['TEST_POSTGRES']
  const environment = wanted ? undefined : process.env['TEST_DATABASE_URL']
  const source = wanted === 'npm' ? 'npm' : 'system'
  const cluster = environment ? undefined : await startPostgres(source, { durable: false })
  set['TEST_TEMPLATE_DIR'] = dir
  if (cluster) set['TEST_DATABASE_URL'] = cluster.url
  return async () => {
    rmSync(dir, { recursive: true, force: true })
    await cluster?.stop()
  }
}
