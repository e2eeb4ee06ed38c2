import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

/** One project a room, so that `npx vitest --project domain` answers in a second. */
export default defineConfig({
  test: {
    // Much of a test is waiting: for a disk, a browser, a mail server. One process a core leaves the cores idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // One PostgreSQL for the whole run; started only when a room that needs it is tested.
    projects: [
      unit('domain'),
      unit('einvoice'),
      unit('contract'),
      unit('ui', { include: ['ui/src/**/*.test.{ts,tsx}'] }),
      unit('web', { include: ['web/src/**/*.test.{ts,tsx}'] }),
      unit('server', {
        // Files that follow one another in a process share what they read: it is the most there is to read.
        isolate: false,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        globalSetup: ['tools/vitest-postgres.ts'],
      }),
      unit('tools', { include: ['tools/**/*.test.ts'] }),
      unit('e2e', {
        include: ['e2e/**/*.spec.ts'],
        testTimeout: 300_000,
        hookTimeout: 180_000,
        // A page on a busy machine takes its time; what never comes is told all the same.
        expect: { poll: { timeout: 30_000 } },
        globalSetup: ['tools/vitest-postgres.ts', 'e2e/template.ts'],
      }),
    ],
  },
})

/** Tests assert results, not durations: a limit is there only for what would never end. */
function unit(name: string, options: Record<string, unknown> = {}) {
  return { test: { name, include: [`${name}/src/**/*.test.ts`], testTimeout: 60_000, ...options } }
}
