import { inWorkspace } from '../db/database.ts'
import { beginDraft } from '../invoices/write-draft.ts'
import type { Author } from '../lib/actor.ts'
import { type Clock, today } from '../lib/clock.ts'
import type { House } from '../lib/house.ts'
import { type Book, perform } from './act.ts'
import { clockAt, workday } from './calendar.ts'
import { draftOf } from './draft.ts'
import { furnish } from './furnish.ts'
import { granted } from './granted.ts'
import { repeatContract } from './repeat.ts'
import { deleteJobs, insertSampleWorkspace } from './store.ts'
import { DESK, YEAR } from './story.ts'
import { byMonth, timeline } from './timeline.ts'

const TIME_ZONE = 'Europe/Paris'

/**
 * A year in the life of a studio in Lyon, up to today, made by the functions that requests use with the clock set back:
 * numbers, journal, files, mail and payments are as true as anybody's. A transaction a month, so that nobody else waits
 * long. The workspace has no member: until the caller adds one, nobody sees it, and should this stop half-way, nobody
 * ever will.
 */
export async function makeSample(house: House, author: Author): Promise<void> {
  const now = house.clock.now()
  const day = today(house.clock, TIME_ZONE)
  const { workspaceId } = author
  const inside = <Value>(work: Parameters<typeof inWorkspace<Value>>[2]) =>
    inWorkspace(house.db, author, work)
  const first = Math.max(...YEAR.map(told => told.ago)) + 7
  const shelf = await inside(async tx => {
    await insertSampleWorkspace(tx, workspaceId, now)
    const before = houseAt(house, clockAt(workday(day, first), 0, now))
    return furnish(tx, before, workspaceId, day)
  })
  const book: Book = { shelf, invoices: new Map(), payments: new Map() }
  for (const steps of byMonth(timeline(day, now))) {
    await inside(async tx => {
      for (const step of steps) await perform(tx, houseAt(house, step.clock), author, book, step)
      await deleteJobs(tx, workspaceId)
    })
  }
  await inside(async tx => {
    for (const sale of DESK) {
      const draft = await draftOf(tx, workspaceId, shelf, sale, day)
      granted(await beginDraft(tx, house.clock, author, draft))
    }
    await repeatContract(tx, house, workspaceId, shelf, day)
  })
}

/** The same house at another time. What is put into the outbox then wakes nobody now. */
function houseAt(house: House, clock: Clock): House {
  return { ...house, clock, wakeJobs: () => undefined }
}
