import { newDataDir, removeDataDir, startApp } from './running-app.ts'
import { SHARED_APP, newPerson } from './shared-app.ts'

/**
 * Vitest's globalSetup for e2e: the application is started once on an empty folder, and every instance of the tests
 * begins with a copy of that folder. Creating a database takes longer than most of the tests. Then the application that
 * most test files share is started (shared-app.ts).
 */
export async function setup(): Promise<() => Promise<void>> {
  const dir = newDataDir()
  const first = await startApp({ dataDir: dir })
  await first.stop()
  process.env['TEST_HOUSE_DIR'] = dir
  const shared = await startApp({ env: { SIGN_UP_OPEN: 'true', TRUST_PROXY: 'true' } })
  process.env[SHARED_APP] = shared.url
  // The first person owns the instance: for all of the tests that is someone else.
  await newPerson()
  return async () => {
    await shared.stop()
    for (const folder of [shared.dataDir, dir, `${dir}-catalogue`]) removeDataDir(folder)
  }
}
