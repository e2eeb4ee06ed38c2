import { type Tx, inWorkspace } from '../db/database.ts'
import type { Work } from '../jobs/runner.ts'
import { today } from '../lib/clock.ts'
import type { House } from '../lib/house.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { digestLetter } from './digest-letter.ts'
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
 * The daily mail of a company: to each who wants one, what is unread and was in none before. A transaction a person, so
 * that a process that dies in between goes on where it was; one message a person and day, however often this runs.
 */
export const writeDigests: Work = async (house, job) => {
  const scope = { workspaceId: job.workspaceId }
  const { company, readers } = await inWorkspace(house.db, scope, async tx => ({
    company: await findSender(tx, job.workspaceId),
    readers: await listReaders(tx, job.workspaceId),
  }))
  if (!company || company.sample) return
  for (const reader of readers) {
    const write = (tx: Tx) => writeDigest(tx, house, job.workspaceId, company, reader)
    await inWorkspace(house.db, scope, write)
  }
}

async function writeDigest(
  tx: Tx,
  house: House,
  workspaceId: string,
  company: Sender,
  reader: Reader,
): Promise<void> {
  const whose = { workspaceId, personId: reader.personId }
  const rows = await lockUnmailed(tx, whose, reader.kinds)
  if (rows.length === 0) return
  const base = `${house.config.publicUrl}/w/${workspaceId}`
  const letter = digestLetter({
    language: reader.language,
    company: company.name,
    news: rows.map(row => ({ kind: row.kind, about: readAbout(row) })),
    home: base,
    settings: `${base}/settings/notifications`,
  })
  const mail = await enqueueMail(tx, house, {
    workspaceId,
    kind: 'digest',
    to: reader.email,
    senderName: company.name,
    ...letter,
    dedupeKey: `digest ${reader.personId} ${today(house.clock, company.timeZone)}`,
  })
  if (mail.isNew) await markMailed(tx, whose, rows, house.clock.now())
}
