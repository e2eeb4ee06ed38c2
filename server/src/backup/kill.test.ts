import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { TEST_NODE } from '../../../tools/node-arguments.ts'
import { seeded } from '../db/crash/shadow.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { signedUp } from '../lib/testing.ts'
import { runRestore } from './run-restore.ts'
import { refuseUnfinishedRestore } from './target.ts'
import { ENGINES, type SourceInstance, emptyTarget, newFolder, startSource } from './testing.ts'

const KILLS = Number(process.env['TEST_KILLS'] ?? 1)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_122)
const LOG = pino({ level: 'silent' })

describe.each(ENGINES)(`${KILLS} kill -9 on %s (seed ${SEED})`, engine => {
  const random = seeded(SEED)
  const folder = newFolder()
  const path = join(folder, 'whole.zip')
  let source: SourceInstance
  beforeAll(async () => {
    source = await startSource(engine)
    const owner = await signedUp(source.at, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    await issued(owner, workspaceId, aDraft(await aCustomer(owner, workspaceId)))
    const child = command('backup.ts', source.config, path)
    expect(await child.output, 'in a child process').toContain('Backup written to')
    expect(await child.code).toBe(0)
  })
  afterAll(() => source?.stop())

  test('during a backup leave no file with its final name, and the next backup works', async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const backupPath = join(folder, `${kill}.zip`)
      const child = command('backup.ts', source.config, backupPath)
      await Promise.race([child.code, waitForEntry(folder, /unfinished$/)])
      await pause(random() * 100)
      await child.kill()
      if (existsSync(backupPath)) await restoreFrom(backupPath)
      for (const name of readdirSync(folder)) expect(name).toMatch(/^(whole|\d+)\.zip$|unfinished$/)
    }
    const last = command('backup.ts', source.config, join(folder, 'last.zip'))
    expect(await last.code).toBe(0)
  })

  test('during a restore leave either a folder that nothing starts on or the complete data', async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const target = await emptyTarget(engine)
      const child = command('restore.ts', target.config, path)
      await Promise.race([child.code, waitForEntry(target.config.dataDir, /^restoring$/)])
      await pause(random() * 3000)
      await child.kill()
      const left = readdirSync(target.config.dataDir)
      if (left.includes('restoring')) {
        expect(() => refuseUnfinishedRestore(target.config.dataDir)).toThrow(/did not end/)
        await expect(runRestore(target.config, [path], LOG)).rejects.toThrow(/did not end/)
      } else {
        // Killed before the start or after the end of the restore.
        await expect(runRestore(target.config, [path], LOG)).rejects.toThrow(/not empty/)
      }
      await target.remove()
    }
  })

  async function restoreFrom(file: string): Promise<void> {
    const target = await emptyTarget(engine)
    expect(await runRestore(target.config, [file], LOG)).toContain('The journal is whole')
    await target.remove()
  }
})

/** Runs a command in a child process as npm does. */
function command(file: string, config: Config, argument: string) {
  const path = join(import.meta.dirname, '..', file)
  const child = spawn(process.execPath, [...TEST_NODE, path, argument], {
    env: {
      ...process.env,
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', chunk => (text += String(chunk)))
  child.stderr.on('data', chunk => (text += String(chunk)))
  const closed = once(child, 'close')
  const kill = async () => {
    child.kill('SIGKILL')
    await closed
  }
  return {
    code: closed.then(([code]: unknown[]) => code),
    output: closed.then(() => text),
    kill,
  }
}

async function waitForEntry(folder: string, name: RegExp): Promise<void> {
  while (!(existsSync(folder) && readdirSync(folder).some(one => name.test(one)))) await pause(5)
}
