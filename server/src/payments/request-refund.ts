import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Minor } from '@bordereau/domain/money/currency'
import { type Tx, inWorkspace } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { sealIds } from '../lib/secret.ts'
import {
  type CheckoutProvider,
  type MoneyAct,
  type ProviderEvent,
  type ProviderServices,
  type RefundOrder,
  checkoutProviderOf,
} from '../payment-providers/provider.ts'
import { CHECKOUT_PURPOSE } from './checkout.ts'
import { failRefund } from './fail-refund.ts'
import { accessTo } from './provider-access.ts'
import { recordEvent } from './record-event.ts'
import { type RefundRow, findCheckoutOf, listRefunds } from './refund-store.ts'

export type RefundRequest = {
  readonly id: string
  readonly paymentId: string
  readonly amount: Minor
}
type Answer = Decision<null, 'refund_refused' | 'not_refundable' | 'refunded_elsewhere'>
type Access = { readonly provider: CheckoutProvider; readonly services: ProviderServices }

/**
 * Asks the provider for a stored refund, and records its answer. May be repeated at any time: what the provider lists of the
 * payment is read and recorded first, and it is made only where it is not among that. Where the provider does not answer, the
 * refund stays requested. A refund that the provider refuses has failed.
 */
export async function requestRefund(
  context: AppContext,
  workspaceId: string,
  { id, paymentId, amount }: RefundRequest,
): Promise<Answer> {
  const inCompany = { workspaceId }
  const found = await inWorkspace(context.db, inCompany, tx =>
    refundAccess(tx, context, workspaceId, paymentId),
  )
  // It may have been made by keys that are not here any more: it waits for them.
  if (!found) return accept(null)
  const { checkout, provider, services } = found
  const order: RefundOrder = {
    id,
    reference: sealIds(context.secret, CHECKOUT_PURPOSE, [workspaceId, checkout.id]),
    paymentReference: checkout.payment_reference,
    amount,
    currency: checkout.currency,
  }
  try {
    const act = await provider.refund(services, order)
    const rows = await inWorkspace(context.db, inCompany, tx =>
      listRefunds(tx, workspaceId, [paymentId]),
    )
    await recordListed(context, workspaceId, provider, act.listed)
    const answered = await makeOnce(act, order, rows)
    if (answered.ok) {
      if (answered.value) await recordAnswer(context, workspaceId, provider, answered.value)
      return accept(null)
    }
    const at = context.clock.now()
    await inWorkspace(context.db, inCompany, tx =>
      failRefund(tx, workspaceId, { id, paymentId, at }),
    )
    return answered
  } catch (error) {
    context.log.error({ err: error, provider: provider.name }, 'a refund is not answered')
    return accept(null)
  }
}

/** The keys of the account that the customer paid to; undefined where the company has none of it now. */
export async function refundAccess(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  paymentId: string,
): Promise<(Access & { readonly checkout: FoundCheckout }) | undefined> {
  const checkout = await findCheckoutOf(tx, workspaceId, paymentId)
  const provider = checkoutProviderOf(context, checkout?.provider ?? '')
  const access = provider && (await accessTo(tx, context, workspaceId, provider))
  return checkout && provider && access?.accountId === checkout.account_id
    ? { checkout, provider, services: access.services }
    : undefined
}

type FoundCheckout = NonNullable<Awaited<ReturnType<typeof findCheckoutOf>>>

/**
 * Not made where the provider lists a refund that was not known when this one was asked for: one made at the provider in the
 * meantime, or by an instance that was restored since. A person decides whether more is to be paid back. null: it was made
 * before.
 */
async function makeOnce(
  { listed, make }: MoneyAct<Decision<ProviderEvent, 'refund_refused'>>,
  { id }: RefundOrder,
  rows: readonly RefundRow[],
): Promise<Decision<ProviderEvent | null, 'refund_refused' | 'refunded_elsewhere'>> {
  if (make === null) return accept(null)
  const own = rows.find(row => row.id === id)
  const known = rows.filter(
    row => row.created_by !== null || (own && row.created_at <= own.created_at),
  )
  const isKnown = ({ fact }: ProviderEvent) =>
    fact.kind !== 'refund' ||
    fact.status === 'failed' ||
    known.some(row => row.reference === fact.reference || row.id === fact.requestId)
  return listed.every(isKnown) ? make() : refuse('refunded_elsewhere')
}

async function recordListed(
  context: AppContext,
  workspaceId: string,
  { name: provider }: CheckoutProvider,
  events: readonly ProviderEvent[],
): Promise<void> {
  for (const event of events) {
    const recorded = await recordEvent(context, { workspaceId, provider }, event)
    if (recorded.ok) continue
    const { refusal } = recorded
    context.log.warn({ provider, event: event.id, refusal }, 'a listed refund was refused')
  }
}

async function recordAnswer(
  context: AppContext,
  workspaceId: string,
  { name: provider }: CheckoutProvider,
  event: ProviderEvent,
): Promise<void> {
  const recorded = await recordEvent(context, { workspaceId, provider }, event)
  if (!recorded.ok) throw new Error(`the answer to a refund was refused: ${recorded.refusal}`)
}
