import { toText } from '@bordereau/domain/money/currency'
import { findCustomer } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type NotificationInput, notify } from '../notifications/notify.ts'
import type { Run } from './run-store.ts'
import type { Recurring } from './store.ts'

/** Notifies of a draft that is to be issued by hand and of a failed run. Other outcomes cause no notification. */
export async function notifyRun(
  tx: Tx,
  context: AppContext,
  recurring: Recurring,
  run: Run,
  actorId: string | null,
): Promise<void> {
  if (run.outcome !== 'drafted' && run.outcome !== 'failed') return
  const kind = run.outcome === 'failed' ? 'recurring_failed' : 'recurring_drafted'
  const about = {
    ...(await aboutOf(tx, recurring)),
    ...(run.invoiceId === null ? {} : { invoiceId: run.invoiceId }),
    ...(run.reason === null ? {} : { reason: run.reason }),
  }
  const subjectId = run.invoiceId ?? newId()
  const notification: NotificationInput = {
    kind,
    subjectId,
    actorId,
    about,
    at: context.clock.now(),
  }
  await notify(tx, recurring.workspaceId, [notification])
}

/** Notifies that missed runs paused the recurring invoice. The new id makes each pause a notification of its own. */
export async function notifyPause(
  tx: Tx,
  context: AppContext,
  recurring: Recurring,
): Promise<void> {
  const about = { ...(await aboutOf(tx, recurring)), reason: 'missed' }
  const at = context.clock.now()
  await notify(tx, recurring.workspaceId, [
    { kind: 'recurring_failed', subjectId: newId(), actorId: null, about, at },
  ])
}

async function aboutOf(tx: Tx, recurring: Recurring): Promise<NotificationInput['about']> {
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
