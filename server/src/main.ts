import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { refuseUnfinishedRestore } from './backup/target.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { makeFolder } from './db/lock.ts'
import { madeCluster } from './db/made-cluster.ts'
import { createWaitingServer } from './health/waiting-server.ts'
import { createLog } from './lib/log.ts'
import { createSecretBox } from './secrets/secret-box.ts'

/** A machine that starts both has its database within minutes, also after a crash that it recovers from. */
const DATABASE_WAIT_MS = 600_000

try {
  const config = readConfig()
  const log = createLog(config)
  await main(config, log).catch((error: unknown) => exitOnStartError(error, log))
} catch (error) {
  exitOnStartError(error)
}

/** Prints errors that the administrator can fix as one message without stack; their cause goes to the log. */
function exitOnStartError(error: unknown, log?: Logger): never {
  const isExpected =
    error instanceof ConfigError || (error instanceof Error && error.name === 'StartError')
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  if (isExpected && error.cause !== undefined) log?.error({ err: error.cause }, 'the start failed')
  process.exit(1)
}

async function main(config: Config, log: Logger): Promise<void> {
  if (config.databaseUrl !== null) makeFolder(config.dataDir)
  refuseUnfinishedRestore(config.dataDir)
  const secretBox = createSecretBox({ ...config.secretKeys, dataDir: config.dataDir })
  const waiting = createWaitingServer(config, log)
  const opening = openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    allowNew: config.allowNewDatabase,
    made: madeCluster(),
    log,
    waiting: { forMs: DATABASE_WAIT_MS, onWait: reason => waiting.begin(reason) },
  })
  // A failure is reported below.
  opening.catch(() => undefined)
  // The embedded engine starts in its own thread, while this one loads the other thousand files.
  await setImmediate()
  const [db, { serve }] = await Promise.all([opening, import('./serve.ts')])
  await serve({ config, log, secretBox, db, beforeListening: waiting.end })
}
