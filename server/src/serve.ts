import { join } from 'node:path'
import { buildApp } from './app.ts'
import { serveSnapshots } from './backup/snapshot.ts'
import type { Logger } from 'pino'
import { asSystem } from './db/database.ts'
import { DELIVERY_CHANNELS } from './delivery/channels.ts'
import { fileArchive } from './documents/archive.ts'
import { OUTPUT_FORMATS } from './documents/output-formats.ts'
import { createRenderer } from './documents/render.ts'
import { ensureInstance } from './identity/instance.ts'
import { recordClock } from './identity/record-clock.ts'
import { detectMissingArchive } from './invoices/journal/verify-archive.ts'
import { startJobs } from './jobs/runner.ts'
import { createClockCheck } from './lib/clock-check.ts'
import { systemClock } from './lib/clock.ts'
import type { AppContext } from './lib/app-context.ts'
import { HASH_COST, createPasswordHasher } from './lib/password-hash.ts'
import { reachableWarning } from './lib/proxy.ts'
import { returnMemoryWhenIdle } from './lib/return-memory.ts'
import { jobs } from './jobs.ts'
import { createOutgoing } from './outgoing/outgoing.ts'
import { BANK_FEEDS } from './bank-feeds/feeds.ts'
import { PAYMENT_PROVIDERS } from './payment-providers/providers.ts'
import { startSchedule } from './schedule.ts'
import { warnOfMissingKey } from './secrets/missing-key.ts'

/** Containers are killed ten seconds after SIGTERM. */
const STOP_MS = 8_000

type Opened = Pick<AppContext, 'config' | 'secretBox' | 'db'> & {
  readonly log: Logger
  /** Frees the port. */
  readonly beforeListening: () => Promise<void>
}

/** Serves the application with an open database until SIGTERM or SIGINT, which also close it. */
export async function serve(opened: Opened): Promise<void> {
  const { config, log, secretBox, db } = opened
  const stopSnapshots = db.copyFiles
    ? await serveSnapshots(config.dataDir, db.copyFiles)
    : () => undefined
  const secret = await asSystem(db, tx => ensureInstance(tx, systemClock, config.signUpOpen))
  const renderer = createRenderer({
    workers: config.renderWorkers,
    memoryMb: config.renderMemoryMb,
  })
  const runner = startJobs(jobs)
  const context: AppContext = {
    config,
    db,
    clock: systemClock,
    clockCheck: createClockCheck(systemClock),
    archive: fileArchive(join(config.dataDir, 'archive'), () => systemClock.now().getTime()),
    channels: DELIVERY_CHANNELS,
    providers: PAYMENT_PROVIDERS,
    feeds: BANK_FEEDS,
    renderer,
    formats: OUTPUT_FORMATS,
    passwords: createPasswordHasher(HASH_COST),
    outgoing: createOutgoing(config.outgoing, log),
    log,
    secretBox,
    secret,
    notifyJobRunner: () => runner.notify(),
  }
  await recordClock(context, 0)
  await warnOfMissingKey(db, secretBox, log)
  const app = await buildApp(context)
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping after running requests and jobs have finished')
    exitAfter(STOP_MS, log)
    await app.close()
    await runner.stop()
    await renderer.close()
    await context.outgoing.close()
    stopSnapshots()
    await db.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'the stop failed: what is still running is undone')
        process.exit(1)
      })
    })

  await opened.beforeListening()
  await app.listen({ port: config.port, host: config.host })
  runner.start(context)
  await detectMissingArchive(context)
  startSchedule(context)
  returnMemoryWhenIdle()
  if (config.captcha.kind === 'off')
    log.warn('the captcha is off: use this only in private networks')
  const reachable = reachableWarning(config)
  if (reachable !== undefined) log.warn(reachable)
  const facts = { url: config.publicUrl, database: db.engine, isNotice: true }
  log.info(facts, `Bordereau is at ${config.publicUrl}`)
}

/**
 * Ends the process after this long, whatever still runs: a slow client's download lasts for hours. What is cut is rolled
 * back, as after kill -9.
 */
function exitAfter(milliseconds: number, log: Logger): void {
  const end = () => {
    log.warn('not all requests and jobs have finished: they end now, and what they began is undone')
    process.exit(0)
  }
  setTimeout(end, milliseconds).unref()
}
