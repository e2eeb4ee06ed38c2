import { type Tx, inWorkspace } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { today } from '../lib/clock.ts'
import type { AppContext } from '../lib/app-context.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { digestEmail } from './digest-email.ts'
import {
  type Reader,
  type Sender,
  findSender,
  listReaders,
  lockUnmailed,
  markMailed,
} from './digest-store.ts'
import { readAbout } from './present.ts'

/**
 * The daily e-mail of a company to each member who wants one, with unread notifications that were in no e-mail before.
 * One transaction for each person, so that a repeated job continues after a crash; one message a person and day.
 */
export const writeDigests: JobHandler = async (context, job) => {
  const scope = { workspaceId: job.workspaceId }
  const { company, readers } = await inWorkspace(context.db, scope, async tx => ({
    company: await findSender(tx, job.workspaceId),
    readers: await listReaders(tx, job.workspaceId),
  }))
  if (!company || company.sample) return
  for (const reader of readers) {
    const write = (tx: Tx) => writeDigest(tx, context, job.workspaceId, company, reader)
    await inWorkspace(context.db, scope, write)
  }
}

async function writeDigest(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  company: Sender,
  reader: Reader,
): Promise<void> {
  const whose = { workspaceId, personId: reader.personId }
  const rows = await lockUnmailed(tx, whose, reader.kinds)
  if (rows.length === 0) return
  const base = `${context.config.publicUrl}/w/${workspaceId}`
  const email = digestEmail({
    language: reader.language,
    company: company.name,
    notifications: rows.map(row => ({ kind: row.kind, about: readAbout(row) })),
    home: base,
    settings: `${base}/settings/notifications`,
  })
  const mail = await enqueueEmail(tx, context, {
    workspaceId,
    kind: 'digest',
    to: reader.email,
    senderName: company.name,
    ...email,
    dedupeKey: `digest ${reader.personId} ${today(context.clock, company.timeZone)}`,
  })
  if (mail.isNew) await markMailed(tx, whose, rows, context.clock.now())
}
