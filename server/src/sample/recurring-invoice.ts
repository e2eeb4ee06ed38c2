import { type LocalDate, addDays, endOfMonth } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { templateFromDraft } from '../recurring/template-source.ts'
import { insertRecurring } from '../recurring/store.ts'
import { draftOf } from './draft.ts'
import type { Parties } from './parties.ts'
import { RECURRING } from './sample-data.ts'

/** Creates the recurring invoice of a maintenance contract, issued on the first of each month for the month before. */
export async function addRecurringInvoice(
  tx: Tx,
  context: AppContext,
  parties: Parties,
  day: LocalDate,
): Promise<void> {
  const firstDay = addDays(endOfMonth(day), 1)
  const draft = draftOf(parties, RECURRING.sale, firstDay)
  if (draft.customerId === null)
    throw new Error('the recurring invoice of the sample has no customer')
  await insertRecurring(tx, {
    workspaceId: parties.workspaceId,
    id: newId(),
    name: RECURRING.name,
    state: 'active',
    pausedBecause: null,
    mode: 'issue',
    plan: { every: 1, unit: 'month', firstDay, end: { by: 'never' } },
    nextDay: firstDay,
    ...templateFromDraft(draft, draft.customerId, firstDay),
    sourceId: null,
    createdAt: context.clock.now(),
  })
}
