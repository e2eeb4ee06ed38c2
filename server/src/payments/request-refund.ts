import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Minor } from '@bordereau/domain/money/currency'
import { inWorkspace } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { sealIds } from '../lib/secret.ts'
import { checkoutProviderOf } from '../payment-providers/provider.ts'
import { CHECKOUT_PURPOSE } from './checkout.ts'
import { accessTo } from './provider-access.ts'
import { recordEvent } from './record-event.ts'
import { findCheckoutOf, setRefundFailed } from './refund-store.ts'

/**
 * Asks the provider for a stored refund, and records its answer. May be repeated: the provider knows the id. Where the
 * provider does not answer, the refund stays requested. A refund that the provider refuses has failed.
 */
export async function requestRefund(
  context: AppContext,
  workspaceId: string,
  refund: { readonly id: string; readonly paymentId: string; readonly amount: Minor },
): Promise<Decision<null, 'refund_refused' | 'not_refundable'>> {
  const { id, paymentId, amount } = refund
  const found = await inWorkspace(context.db, { workspaceId }, async tx => {
    const checkout = await findCheckoutOf(tx, workspaceId, paymentId)
    const provider = checkoutProviderOf(context, checkout?.provider ?? '')
    const access = provider && (await accessTo(tx, context, workspaceId, provider))
    return checkout && provider && access ? { checkout, provider, access } : undefined
  })
  const fail = () =>
    inWorkspace(context.db, { workspaceId }, tx =>
      setRefundFailed(tx, workspaceId, id, context.clock.now()),
    )
  // The account was disconnected, or is another one than the customer paid to.
  if (found?.access.accountId !== found?.checkout.account_id || !found) {
    await fail()
    return refuse('not_refundable')
  }
  const { checkout, provider, access } = found
  const reference = sealIds(context.secret, CHECKOUT_PURPOSE, [workspaceId, checkout.id])
  try {
    const answered = await provider.refund(access.services, {
      id,
      reference,
      paymentReference: checkout.payment_reference,
      amount,
      currency: checkout.currency,
    })
    if (!answered.ok) {
      await fail()
      return answered
    }
    const source = { workspaceId, provider: provider.name }
    const recorded = await recordEvent(context, source, answered.value)
    if (!recorded.ok) throw new Error(`the answer to a refund was refused: ${recorded.refusal}`)
  } catch (error) {
    context.log.error({ err: error, provider: provider.name }, 'a refund is not answered')
  }
  return accept(null)
}
