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

/** `npm run campaign -- kill` kills more often. */
const KILLS = process.env['CAMPAIGN'] ? 20 : 5

const REFUSAL =
  /^Another Bordereau process is using .+\. Stop it first, or set DATA_DIR to another folder\.$/

test('a second process is refused with a message that says what to do', async () => {
  const first = await startHolder(dir)
  await expect(openDatabase({ dataDir: dir })).rejects.toThrow(REFUSAL)
  await kill(first)
})

test(`kill -9 of the holder frees the folder at once, ${KILLS} times in a row`, async () => {
  for (let round = 0; round < KILLS; round += 1) {
    const first = await startHolder(dir)
    if (round % 5 === 0) expect(() => lockDirectory(dir, 50)).toThrow(REFUSAL)
    await kill(first)
    lockDirectory(dir, 0).release()
  }
})

test.each(['lock', 'instance.db'])(
  'a second process is refused while the first runs, also after the file “%s” is deleted',
  async name => {
    const first = await startHolder(dir)
    rmSync(join(dir, name))
    const second = attempt(() => lockDirectory(dir, 50).release())
    await kill(first)
    expect(second).toMatchObject({ message: expect.stringMatching(REFUSAL) })
  },
)

test('the same process cannot lock a folder twice', () => {
  const lock = lockDirectory(dir)
  expect(() => lockDirectory(dir, 50)).toThrow(REFUSAL)
  lock.release()
  lockDirectory(dir, 0).release()
})

test('Node prints no warning about experimental SQLite', async () => {
  const child = run(dir, '')
  let output = ''
  child.stderr?.on('data', text => (output += String(text)))
  await once(child, 'exit')
  expect(output).toBe('')
})

/** The error that the work throws. */
function attempt(work: () => void): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return error
  }
}

async function startHolder(folder: string): Promise<ChildProcess> {
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

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
