import { addDays, localDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { type Tx, asSystem, inWorkspace } from '../db/database.ts'
import type { Work } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import { today } from '../lib/clock.ts'
import type { House } from '../lib/house.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { type News, notify } from '../notifications/notify.ts'
import { companiesWithOverdue, takeOverdue } from './overdue-store.ts'

export const OVERDUE = 'tell_overdue'
const AT_ONCE = 100

/** Asks for a look at what has become overdue: once an hour, by whichever process asks first. */
export async function askForOverdue(house: House): Promise<void> {
  const at = house.clock.now()
  await asSystem(house.db, tx =>
    enqueueJob(tx, {
      workspaceId: INSTANCE_WORKSPACE,
      kind: OVERDUE,
      subjectId: INSTANCE_WORKSPACE,
      runAt: at,
      at,
      dedupeKey: `overdue ${at.toISOString().slice(0, 13)}`,
    }),
  )
  house.wakeJobs()
}

/** A look at one company that is new here with invoices of the past. */
export async function askForOverdueOf(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  await enqueueJob(tx, {
    workspaceId,
    kind: OVERDUE,
    subjectId: workspaceId,
    runAt: at,
    at,
    dedupeKey: OVERDUE,
  })
}

/** Tells of each invoice once when its due date has passed where the company is, if something is still open on it. */
export const tellOverdue: Work = async house => {
  // Nowhere is it later than 14 hours after UTC.
  const latest = addDays(localDate(house.clock.now().toISOString().slice(0, 10)), 1)
  const companies = await asSystem(house.db, tx => companiesWithOverdue(tx, latest))
  for (const { workspaceId, timeZone } of companies) {
    const day = today(house.clock, timeZone)
    while ((await tellSome(house, workspaceId, day)) === AT_ONCE);
  }
}

/** Being taken and being told are one transaction: a process that dies leaves both undone. */
function tellSome(house: House, workspaceId: string, day: string): Promise<number> {
  return inWorkspace(house.db, { workspaceId }, async tx => {
    const at = house.clock.now()
    const taken = await takeOverdue(tx, workspaceId, day, at, AT_ONCE)
    const news = taken.map((row): News => ({
      kind: 'overdue',
      subjectId: row.id,
      actorId: null,
      about: {
        invoiceId: row.id,
        invoiceNumber: row.number ?? '',
        ...(row.customer_id === null ? {} : { customerId: row.customer_id }),
        customerName: row.customer_name,
        amount: toText(row.payable_minor - row.settled_minor, row.currency),
        currency: row.currency,
        dueDate: row.due_date ?? '',
      },
      at,
    }))
    await notify(tx, workspaceId, news)
    return taken.length
  })
}
