import { statfs, unlink, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { asSystem } from '../db/database.ts'
import { isDiskFull } from '../lib/error.ts'
import type { AppContext } from '../lib/app-context.ts'

/** Probes for an orchestrator: /healthz (liveness) and /readyz (readiness: database and disk). */
export function healthRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/healthz', async () => ({ status: 'ok', release: context.config.release }))
  app.get('/readyz', async (request, reply) => {
    try {
      await asSystem(context.db, tx => sql`select 1`.execute(tx), { isRead: true })
      await checkDisk(context)
      await context.archive.probe()
      return { status: 'ready', database: context.db.engine }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      const status = isDiskFull(error) ? 'disk_full' : 'unavailable'
      return reply.code(503).send({ status })
    }
  })
}

const MEGABYTE = 1024 * 1024

/**
 * Throws when the data folder cannot be written. Writes a file, because free space shows neither a quota nor a
 * read-only mount, and checks the free space, because a small file may fit where the database's next log segment (16
 * MB) or an invoice's files do not.
 */
async function checkDisk({ config }: AppContext): Promise<void> {
  const path = join(config.dataDir, `.ready-${randomUUID()}`)
  try {
    await writeFile(path, 'ready', { flag: 'wx', mode: 0o600 })
  } finally {
    await unlink(path).catch(() => {})
  }
  const { bavail, bsize } = await statfs(config.dataDir)
  if (bavail * bsize < config.minFreeDiskMb * MEGABYTE) throw new DiskFullError(config)
}

class DiskFullError extends Error {
  readonly code = 'ENOSPC'

  constructor({ dataDir, minFreeDiskMb }: AppContext['config']) {
    super(`less than ${minFreeDiskMb} MB are free on the disk of ${dataDir} (MIN_FREE_DISK_MB)`)
  }
}
