import { removeDataDir, newDataDir, startHouse } from './house.ts'

/**
 * Vitest's globalSetup for e2e: a house is started once on nothing at all, and what it made of its folder is what every
 * house of the tests begins with. Making a database takes longer than most of what is then tried on it.
 */
export async function setup(): Promise<() => void> {
  const dir = newDataDir()
  const house = await startHouse({ dataDir: dir })
  await house.stop()
  process.env['TEST_HOUSE_DIR'] = dir
  return () => removeDataDir(dir)
}
