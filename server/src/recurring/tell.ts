import { toText } from '@bordereau/domain/money/currency'
import { findCustomer } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'
import type { House } from '../lib/house.ts'
import { type News, notify } from '../notifications/notify.ts'
import type { Run } from './run-store.ts'
import type { Recurring } from './store.ts'

/** Of a draft that waits to be issued, and of one that should have been issued. The rest went as it was planned. */
export async function tellOfRun(
  tx: Tx,
  house: House,
  recurring: Recurring,
  run: Run,
  actorId: string | null,
): Promise<void> {
  if (run.outcome !== 'drafted' && run.outcome !== 'kept') return
  const kind = run.outcome === 'kept' ? 'recurring_failed' : 'recurring_drafted'
  const about = {
    ...(await aboutOf(tx, recurring)),
    ...(run.invoiceId === null ? {} : { invoiceId: run.invoiceId }),
    ...(run.reason === null ? {} : { reason: run.reason }),
  }
  const subjectId = run.invoiceId ?? newId()
  const news: News = { kind, subjectId, actorId, about, at: house.clock.now() }
  await notify(tx, recurring.workspaceId, [news])
}

/** That it paused itself: each time is news. */
export async function tellOfPause(tx: Tx, house: House, recurring: Recurring): Promise<void> {
  const about = { ...(await aboutOf(tx, recurring)), reason: 'missed' }
  const at = house.clock.now()
  await notify(tx, recurring.workspaceId, [
    { kind: 'recurring_failed', subjectId: newId(), actorId: null, about, at },
  ])
}

async function aboutOf(tx: Tx, recurring: Recurring): Promise<News['about']> {
  const { workspaceId, customerId, currency } = recurring
  const customer = await findCustomer(tx, workspaceId, customerId)
  return {
    recurringId: recurring.id,
    recurringName: recurring.name,
    customerId,
    customerName: customer?.profile.legalName ?? '',
    amount: toText(recurring.payable, currency),
    currency,
  }
}
