import { type Tx, asSystem } from '../db/database.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { WARN_MS } from './present.ts'
import { dueConnections } from './store.ts'

/** The kind of the job, which read-connection.ts does. Its subject is the connection. */
export const READ_CONNECTION = 'read_bank_connection'

/** A holder who has not come back after this time has given up. */
const WAITING_MS = 86_400_000

/** Enqueues the reading of a connection, unless one is under way, which then reads what is due. */
export async function enqueueReading(
  tx: Tx,
  connection: { readonly workspaceId: string; readonly connectionId: string },
  at: Date,
): Promise<void> {
  const { workspaceId, connectionId } = connection
  await enqueueJob(tx, {
    workspaceId,
    kind: READ_CONNECTION,
    subjectId: connectionId,
    runAt: at,
    at,
    dedupeKey: `${READ_CONNECTION} ${connectionId} ${at.toISOString()}`,
    exclusive: true,
  })
}

/** Enqueues what is due of all companies; the queue gives each company its turn. */
export async function enqueueReadings(context: AppContext): Promise<void> {
  if (!context.config.outgoing.enabled) return
  const now = context.clock.now()
  await asSystem(context.db, async tx => {
    const due = await dueConnections(tx, {
      now,
      warnBefore: new Date(now.getTime() + WARN_MS),
      waitingSince: new Date(now.getTime() - WAITING_MS),
    })
    for (const { workspace_id: workspaceId, id: connectionId } of due)
      await enqueueReading(tx, { workspaceId, connectionId }, now)
  })
  context.notifyJobRunner()
}
