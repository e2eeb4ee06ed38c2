import { asSystem, inWorkspace } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import {
  type CheckoutProvider,
  type ProviderReport,
  checkoutProviderOf,
} from '../payment-providers/provider.ts'
import { findPaymentAccount, listAllAccounts, setReadUntil } from './account-store.ts'
import { checkMandates } from './check-mandates.ts'
import { accessTo } from './provider-access.ts'
import { storePayouts } from './provider-payout-store.ts'
import { notifyUnreadable } from './notify-unreadable.ts'
import { type EventSource, recordEvent } from './record-event.ts'
import { listRequested } from './refund-store.ts'
import { requestRefund } from './request-refund.ts'

/** The status of a payout may change for five working days after its arrival (docs.stripe.com/api/payouts/object). */
const PAYOUT_MS = 14 * 86_400_000

export const READ_EVENTS = 'read_provider_events'

/** Enqueues the hour's reading of the providers' lists of events, for each company with an account. */
export async function enqueueEventReading(context: AppContext): Promise<void> {
  if (!context.config.outgoing.enabled) return
  const at = context.clock.now()
  await asSystem(context.db, async tx => {
    const companies = new Set((await listAllAccounts(tx)).map(row => row.workspace_id))
    for (const workspaceId of companies)
      await enqueueJob(tx, {
        workspaceId,
        kind: READ_EVENTS,
        subjectId: workspaceId,
        runAt: at,
        at,
        dedupeKey: `${READ_EVENTS} ${at.toISOString().slice(0, 13)}`,
      })
  })
  context.notifyJobRunner()
}

/**
 * Records what did not arrive during an outage from the provider's own list, and asks again for refunds that were not
 * answered. Events that are known change nothing.
 */
export const readProviderEvents: JobHandler = async (context, { workspaceId }, stop) => {
  const failures: unknown[] = []
  for (const one of context.providers) {
    const provider = checkoutProviderOf(context, one.name)
    if (!provider || provider.fields.length === 0 || stop.aborted) continue
    try {
      await readOf(context, workspaceId, provider)
    } catch (error) {
      failures.push(error)
    }
  }
  // The job is repeated, after every provider has had its turn.
  if (failures.length > 0) throw new AggregateError(failures, 'a list of events could not be read')
}

async function readOf(
  context: AppContext,
  workspaceId: string,
  provider: CheckoutProvider,
): Promise<void> {
  const scope = { workspaceId }
  const at = context.clock.now()
  const found = await inWorkspace(context.db, scope, async tx => {
    const account = await findPaymentAccount(tx, workspaceId, provider.name)
    const access = account && (await accessTo(tx, context, workspaceId, provider))
    return account && access ? { account, access } : undefined
  })
  if (!found) return
  const { services } = found.access
  const events = await provider.listEvents(services, found.account.read_until)
  const failures = await recordEach(context, { workspaceId, provider: provider.name }, events.found)
  await askAgain(context, workspaceId, provider)
  await checkMandates(context, workspaceId, provider)
  const since = new Date(found.account.read_until.getTime() - PAYOUT_MS)
  const payouts = await provider.listPayouts?.(services, since)
  const unreadable = [...events.unreadable, ...(payouts?.unreadable ?? [])]
  for (const row of unreadable)
    context.log.warn({ provider: provider.name, ...row }, 'a listed row cannot be read')
  await inWorkspace(context.db, scope, async tx => {
    // What failed is listed again by the job's repetition.
    if (failures.length === 0) await setReadUntil(tx, workspaceId, provider.name, at)
    await storePayouts(tx, workspaceId, payouts?.found ?? [], at)
    await notifyUnreadable(tx, { workspaceId, provider, at }, unreadable)
  })
  if (failures.length > 0) throw new AggregateError(failures, `events failed: ${failures[0]}`)
}

/** After the list of events was read, which may say already that a refund was made. */
async function askAgain(
  context: AppContext,
  workspaceId: string,
  { name }: CheckoutProvider,
): Promise<void> {
  const requested = await inWorkspace(context.db, { workspaceId }, tx =>
    listRequested(tx, workspaceId, name),
  )
  for (const { id, payment_id: paymentId, amount_minor: amount } of requested)
    await requestRefund(context, workspaceId, { id, paymentId, amount })
}

/** Records each event in a transaction of its own; one that fails keeps none of the others back. Returns the errors. */
async function recordEach(
  context: AppContext,
  source: EventSource,
  events: readonly ProviderReport[],
): Promise<readonly unknown[]> {
  const failures: unknown[] = []
  for (const event of events) {
    try {
      const recorded = await recordEvent(context, source, event)
      const { provider } = source
      if (!recorded.ok)
        context.log.warn(
          { provider, event: event.id, refusal: recorded.refusal },
          'a listed event was refused',
        )
    } catch (error) {
      failures.push(error)
    }
  }
  return failures
}
