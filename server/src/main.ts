import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { asSystem, openDatabase } from './db/database.ts'
import { fileArchive } from './documents/archive.ts'
import { createRenderer } from './documents/render.ts'
import { ensureInstance } from './identity/instance.ts'
import { askForOverdue } from './invoices/overdue.ts'
import { prune } from './jobs/prune-store.ts'
import { startJobs } from './jobs/runner.ts'
import { systemClock } from './lib/clock.ts'
import type { House } from './lib/house.ts'
import { createLog } from './lib/log.ts'
import { thinMonitoring } from './monitoring/thin.ts'
import { pruneNotifications } from './notifications/prune-store.ts'
import { askForRuns } from './recurring/run-due.ts'
import { jobs } from './jobs.ts'

const HOUR_MS = 3_600_000

try {
  await main()
} catch (error) {
  // What can be mended by whoever hosts the instance is said in one sentence, without a stack.
  const expected =
    error instanceof ConfigError || (error instanceof Error && error.name === 'StartError')
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config)
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const db = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
  })
  const secret = await asSystem(db, tx => ensureInstance(tx, systemClock, config.signUpOpen))
  const renderer = createRenderer({ workers: config.renderWorkers })
  const runner = startJobs(jobs)
  const house: House = {
    config,
    db,
    clock: systemClock,
    archive: fileArchive(join(config.dataDir, 'archive'), () => systemClock.now().getTime()),
    renderer,
    log,
    secret,
    wakeJobs: () => runner.wake(),
  }
  const app = await buildApp(house)
  await app.listen({ port: config.port, host: config.host })
  runner.start(house)
  const lookAtTheDay = () => {
    askForRuns(house).catch((error: unknown) =>
      log.warn({ err: error }, 'what is to be repeated could not be asked for'),
    )
    askForOverdue(house).catch((error: unknown) =>
      log.warn({ err: error }, 'what is overdue could not be asked for'),
    )
  }
  lookAtTheDay()
  setInterval(() => {
    lookAtTheDay()
    const now = systemClock.now()
    asSystem(db, async tx => {
      await prune(tx, now)
      await pruneNotifications(tx, now)
    }).catch((error: unknown) => log.warn({ err: error }, 'pruning failed'))
    asSystem(db, tx => thinMonitoring(tx, now)).catch((error: unknown) =>
      log.warn({ err: error }, 'thinning of measurements failed'),
    )
  }, HOUR_MS).unref()
  if (config.captcha.kind === 'off')
    log.warn('the captcha is off: only for networks where everybody who can reach this is known')
  log.info({ url: config.publicUrl, database: db.engine }, `Bordereau is at ${config.publicUrl}`)

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping: requests and jobs in hand are finished first')
    await app.close()
    await runner.stop()
    await renderer.close()
    await db.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop('SIGTERM'))
  process.once('SIGINT', () => void stop('SIGINT'))
}
