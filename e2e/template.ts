import { removeDataDir, newDataDir, startApp } from './running-app.ts'

/**
 * Vitest's globalSetup for e2e: the application is started once on an empty folder, and every instance of the tests
 * begins with a copy of that folder. Creating a database takes longer than most of the tests.
 */
export async function setup(): Promise<() => void> {
  const dir = newDataDir()
  const app = await startApp({ dataDir: dir })
  await app.stop()
  process.env['TEST_HOUSE_DIR'] = dir
  return () => {
    removeDataDir(dir)
    removeDataDir(`${dir}-catalogue`)
  }
}
