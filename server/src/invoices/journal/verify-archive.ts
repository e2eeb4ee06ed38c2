import { ArchiveError } from '../../documents/archive.ts'
import { sweepReleased } from '../../archive/sweep-archive.ts'
import { releaseUnused } from '../../attachments/store.ts'
import { type Tx, asSystem, inWorkspace } from '../../db/database.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import { enqueueJob } from '../../jobs/store.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { hex } from '../../lib/secret.ts'
import { INSTANCE_WORKSPACE } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import {
  type ArchivedFile,
  type FileState,
  filesAfter,
  hasDocuments,
  saveCheckedTo,
  recordFileStates,
  positionOfFile,
  readCheckedTo,
} from './archive-check-store.ts'

export const VERIFY_ARCHIVE = 'verify_archive'
export const SWEEP_ARCHIVE = 'sweep_archive'
const BATCH_SIZE = 60
/** Time limit of one run. Other jobs then get their turn; well below the time after which a job counts as abandoned. */
const SLICE_MS = 20_000
/** Limit of runs per night; the next night resumes at the saved position. */
const MAX_SLICES = 10

/** Enqueues the archive's jobs once per UTC day; the dedupe key makes further calls and other processes harmless. */
export async function enqueueArchiveJobs(context: AppContext): Promise<void> {
  const at = context.clock.now()
  const day = at.toISOString().slice(0, 10)
  await asSystem(context.db, async tx => {
    for (const kind of [VERIFY_ARCHIVE, SWEEP_ARCHIVE])
      await enqueueOnce(tx, kind, at, `${kind} ${day}`)
  })
  context.notifyJobRunner()
}

/**
 * Detects an empty archive while the database lists documents. The start continues, because everything else still
 * works, but an error is logged and the files are checked at once. Returns true when the archive is missing.
 */
export async function detectMissingArchive(context: AppContext): Promise<boolean> {
  for await (const _ of context.archive.list()) return false
  const at = context.clock.now()
  const missing = await asSystem(context.db, async tx => {
    if (!(await hasDocuments(tx))) return false
    await enqueueOnce(tx, VERIFY_ARCHIVE, at, `${VERIFY_ARCHIVE} ${at.toISOString()}`)
    return true
  })
  if (missing)
    context.log.error(
      'the archive of documents is missing although the database names documents: restore the folder archive of the last backup, or mount its disk',
    )
  return missing
}

function enqueueOnce(tx: Tx, kind: string, at: Date, dedupeKey: string): Promise<void> {
  const job = { workspaceId: INSTANCE_WORKSPACE, subjectId: INSTANCE_WORKSPACE }
  return enqueueJob(tx, { ...job, kind, runAt: at, at, dedupeKey })
}

const DAY_MS = 86_400_000
/** Longer than a page with the draft is left open, and its steps undone. */
const UNUSED_DAYS = 7

export const sweepArchive: JobHandler = async (context, _job, stop) => {
  const at = context.clock.now()
  const before = new Date(at.getTime() - UNUSED_DAYS * DAY_MS)
  await asSystem(context.db, tx => releaseUnused(tx, before, at))
  if (!(await sweepReleased(context, stop))) return { again: context.clock.now() }
}

/** Checks archived files against their hashes and notifies members of files newly missing or damaged. */
export const verifyArchive: JobHandler = async (context, job, stop) => {
  const until = performance.now() + SLICE_MS
  while (!stop.aborted && performance.now() < until) {
    const position = await asSystem(context.db, readCheckedTo)
    const files = await asSystem(context.db, tx => filesAfter(tx, position, BATCH_SIZE))
    const states = await Promise.all(files.map(file => stateOf(context, file)))
    for (const [workspaceId, ofCompany] of Map.groupBy(states, file => file.workspaceId))
      await recordAndNotify(context, workspaceId, ofCompany, job.id)
    const last = files.length === BATCH_SIZE ? files.at(-1) : undefined
    const at = context.clock.now()
    await asSystem(context.db, tx => saveCheckedTo(tx, last ? positionOfFile(last) : null, at))
    if (!last) return
  }
  if (job.attempts < MAX_SLICES) return { again: context.clock.now() }
}

async function stateOf(context: AppContext, file: ArchivedFile): Promise<FileState> {
  try {
    await context.archive.load(hex(file.sha256))
    return { ...file, reason: null }
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    return { ...file, reason: error.code === 'archive_missing' ? 'missing' : 'damaged' }
  }
}

/** Notifies of the first newly damaged document only, so at most once per night and person. */
async function recordAndNotify(
  context: AppContext,
  workspaceId: string,
  states: readonly FileState[],
  jobId: string,
): Promise<void> {
  const at = context.clock.now()
  await inWorkspace(context.db, { workspaceId }, async tx => {
    const [first] = await recordFileStates(tx, workspaceId, states, at)
    if (!first) return
    const about = { invoiceId: first.invoiceId, invoiceNumber: first.number }
    await notify(tx, workspaceId, [
      { kind: 'files_damaged', subjectId: jobId, actorId: null, about, at },
    ])
  })
}
