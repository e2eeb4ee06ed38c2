import { type LocalDate, addDays, endOfMonth } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'
import { repeating } from '../recurring/copied.ts'
import { insertRecurring } from '../recurring/store.ts'
import { draftOf } from './draft.ts'
import type { Shelf } from './furnish.ts'
import { REPEATED } from './story.ts'

/** What goes on by itself: a contract of maintenance, invoiced for the month before on the first of each. */
export async function repeatContract(
  tx: Tx,
  house: House,
  workspaceId: string,
  shelf: Shelf,
  day: LocalDate,
): Promise<void> {
  const firstDay = addDays(endOfMonth(day), 1)
  const draft = await draftOf(tx, workspaceId, shelf, REPEATED.sale, firstDay)
  if (draft.customerId === null) throw new Error('the contract of the sample is with nobody')
  await insertRecurring(tx, {
    workspaceId,
    id: newId(),
    name: REPEATED.name,
    state: 'active',
    pausedBecause: null,
    mode: 'issue',
    plan: { every: 1, unit: 'month', firstDay, end: { by: 'never' } },
    nextDay: firstDay,
    ...repeating(draft, draft.customerId, firstDay),
    sourceId: null,
    createdAt: house.clock.now(),
  })
}
