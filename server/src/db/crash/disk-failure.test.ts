import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../testing.ts'
import { startVictim } from './testing-child.ts'

vi.setConfig({ testTimeout: 600_000 })

/** strace makes the kernel's fsync fail; the test runs only where strace may do that. */
const strace = canTrace()
const migrations = `${import.meta.dirname}/../sample`

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'bordereau-disk-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('a flush that fails is reported, and nothing after it is acknowledged', async () => {
  const disk = join(dir, 'disk')
  expect(await startVictim('cut-writer.ts', ['make', disk, '', 'real']).ended).toBe(0)
  const writer = startVictim('cut-writer.ts', ['write', disk, '', 'fail'])
  expect(await writer.ended).toBe(1)
  expect(writer.errors()).toContain('EIO: i/o error, fsync')
  const checker = startVictim('cut-writer.ts', ['check', disk, '', 'real'])
  expect(await checker.ended, checker.errors()).toBe(0)
  const found: unknown = JSON.parse(checker.lines.at(-1) ?? '{}')
  expect(found).toMatchObject({
    value: expect.toSatisfy(value => value >= Number(writer.lines.at(-1) ?? 0)),
  })
})

test.runIf(strace)(
  'the server’s process stops with a clear message when the disk fails',
  async () => {
    const testDatabase = await createTestDatabase('pglite', { migrations })
    await testDatabase.db.close()
    const script = join(import.meta.dirname, 'kill-writer.ts')
    const inject = [
      '-f',
      '-qq',
      '-o',
      '/dev/null',
      '-e',
      'trace=fsync',
      '-e',
      'inject=fsync:error=EIO:when=40+',
    ]
    const child = spawn(
      'strace',
      [...inject, process.execPath, script, '2', JSON.stringify(testDatabase.options)],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let errors = ''
    child.stderr.on('data', text => (errors += String(text)))
    await once(child, 'close')
    expect(child.exitCode).toBe(1)
    expect(errors).toMatch(
      /^The disk could not keep what was written to .+pglite, so Bordereau stops.+EIO/,
    )
    rmSync(testDatabase.options.dataDir, { recursive: true, force: true })
  },
)

function canTrace(): boolean {
  try {
    execFileSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
