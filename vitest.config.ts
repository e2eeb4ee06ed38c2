import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'
import { TEST_NODE } from './tools/node-arguments.ts'
import { findPackagedPostgres } from './tools/postgres.ts'
import { macros } from './web/build/macros.ts'

/** Transactions, row-level security, issuing, backup and restore; role.test.ts tries start and migrations on both. */
const ON_NEWEST_POSTGRES = [
  'server/src/db/database.test.ts',
  'server/src/db/schema.test.ts',
  'server/src/row-level-security.test.ts',
  'server/src/invoices/journal/verify-journal.test.ts',
  'server/src/backup/backup.test.ts',
]

/**
 * For rooms whose files Node runs as they are, which it does with the server in production: Vite would transform each of them
 * first. Pages and their parts need it for JSX, style sheets and macros.
 */
const NATIVE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** One project a room, so that `npx vitest --project domain` answers in a second. */
export default defineConfig({
  test: {
    // Much of a test is waiting: for a disk, a browser, a mail server. Two processes a core leave them idle for less time than one.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // One PostgreSQL for the whole run; started only when a room that needs it is tested.
    projects: [
      unit('domain', NATIVE),
      unit('einvoice', NATIVE),
      unit('contract', NATIVE),
      unit('ui', { include: ['ui/src/**/*.test.{ts,tsx}'] }),
      unit(
        'web',
        {
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/english.ts', 'web/src/testing/after-each.ts'],
        },
        [macros()],
      ),
      unit('server', {
        ...NATIVE,
        testTimeout: 600_000,
        hookTimeout: 600_000,
        globalSetup: ['tools/vitest-postgres.ts'],
      }),
      // What depends most on the version of PostgreSQL, on the newest one; TEST_POSTGRES=npm runs everything there.
      unit('server on the newest PostgreSQL', {
        ...NATIVE,
        include: findPackagedPostgres() ? ON_NEWEST_POSTGRES : [],
        testTimeout: 600_000,
        hookTimeout: 600_000,
        globalSetup: ['tools/vitest-postgres.ts'],
        env: { TEST_ENGINE: 'postgresql', TEST_POSTGRES: 'npm' },
      }),
      unit('tools', { ...NATIVE, include: ['tools/**/*.test.ts'] }),
      unit('e2e', {
        ...NATIVE,
        include: ['e2e/**/*.spec.ts'],
        testTimeout: 900_000,
        hookTimeout: 600_000,
        // A page on a busy machine takes its time; what never comes fails the test all the same.
        expect: { poll: { timeout: 120_000 } },
        globalSetup: ['tools/vitest-postgres.ts', 'e2e/template.ts'],
      }),
    ],
  },
})

/** Tests assert results, not durations: a limit is there only for what would never end. */
function unit(name: string, options: Record<string, unknown> = {}, plugins: PluginOption[] = []) {
  return {
    plugins,
    test: {
      name,
      include: [`${name}/src/**/*.test.ts`],
      // Files that follow one another in a process share the modules they import, which halves the processor time of
      // the rooms without a database. A test restores what it replaces globally.
      isolate: false,
      execArgv: TEST_NODE,
      testTimeout: 60_000,
      ...options,
    },
  }
}
