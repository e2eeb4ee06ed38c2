import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from './db/testing.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bordereau-start-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('reports damage found by PostgreSQL in one message and logs PostgreSQL’s own lines', async () => {
  const testDatabase = await createTestDatabase('pglite')
  await testDatabase.db.close()
  rmSync(dataDir, { recursive: true })
  dataDir = testDatabase.options.dataDir
  // As an older release left it: without the list of files, by which the start would detect the damage.
  rmSync(join(dataDir, 'pglite', 'bordereau-files.json'))
  const configuration = join(dataDir, 'pglite', 'postgresql.conf')
  const text = readFileSync(configuration, 'utf8')
  writeFileSync(configuration, text.replace(/# bordereau-files[^\n]+/, ''))
  for (const name of largest(join(dataDir, 'pglite', 'base', '5'), 60))
    writeFileSync(name, Buffer.alloc(statSync(name).size, 7))
  const { code, output, logged } = await start(dataDir)
  expect([code, output]).toEqual([
    1,
    `The database in ${join(dataDir, 'pglite')} cannot be opened: restore the last backup (npm run restore).\n`,
  ])
  expect(logged).toContain('"msg":"the start failed"')
})

test('reports a data folder without write permission in one message', async () => {
  chmodSync(dataDir, 0o555)
  const { code, output } = await start(dataDir, 65_534)
  expect(code).toBe(1)
  expect(output).toMatch(/^\S+ is not open to the user that Bordereau runs as: [^\n]+\n$/)
})

test('reports a data folder below a file in one message', async () => {
  writeFileSync(join(dataDir, 'file'), '')
  const { code, output } = await start(join(dataDir, 'file', 'data'))
  expect(code).toBe(1)
  expect(output).toMatch(/^\S+ is not in a folder: [^\n]+\n$/)
})

function largest(folder: string, count: number): string[] {
  return readdirSync(folder)
    .filter(name => /^\d+$/.test(name))
    .map(name => join(folder, name))
    .toSorted((a, b) => statSync(b).size - statSync(a).size)
    .slice(0, count)
}

/** Starts the server as a child process; with `uid` as another user, if running as root. */
async function start(folder: string, uid?: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '65123' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && process.getuid?.() === 0 ? { uid, gid: uid } : {}),
  })
  let [output, logged] = ['', '']
  child.stderr.on('data', text => (output += String(text)))
  child.stdout.on('data', text => (logged += String(text)))
  await once(child, 'close')
  return { code: child.exitCode, output, logged }
}
