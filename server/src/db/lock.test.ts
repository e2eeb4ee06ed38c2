import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { lockDirectory } from './lock.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'bordereau-lock-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const REFUSAL =
  /^Another Bordereau process is using .+\. Stop it first, or set DATA_DIR to another folder\.$/

test('a second process is refused with a sentence that says what to do', async () => {
  const first = await holder(dir)
  await expect(openDatabase({ dataDir: dir })).rejects.toThrow(REFUSAL)
  await killed(first)
})

test('kill -9 of the holder frees the folder at once, 20 times in a row', async () => {
  for (let round = 0; round < 20; round += 1) {
    const first = await holder(dir)
    if (round % 5 === 0) expect(() => lockDirectory(dir, 50)).toThrow(REFUSAL)
    await killed(first)
    lockDirectory(dir, 0).release()
  }
})

test('the same process does not get it twice', () => {
  const lock = lockDirectory(dir)
  expect(() => lockDirectory(dir, 50)).toThrow(REFUSAL)
  lock.release()
  lockDirectory(dir, 0).release()
})

test('Node says nothing about experiments', async () => {
  const child = run(dir, '')
  let said = ''
  child.stderr?.on('data', text => (said += String(text)))
  await once(child, 'exit')
  expect(said).toBe('')
})

async function holder(folder: string): Promise<ChildProcess> {
  const child = run(folder, 'console.log("locked"); setInterval(() => {}, 1000)')
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

function run(folder: string, rest: string): ChildProcess {
  const module = JSON.stringify(join(import.meta.dirname, 'lock.ts'))
  const script = `const { lockDirectory } = await import(${module})
    lockDirectory(${JSON.stringify(folder)}); ${rest}`
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
