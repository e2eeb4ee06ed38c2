import { localDate } from '@bordereau/domain/date'
import type { ProviderPayout } from '@bordereau/domain/payment/match-payouts'
import type { Tx } from '../db/database.ts'
import type { ListedPayout } from '../payment-providers/provider.ts'

/** Stores what the provider lists; a payout that is known gets its new status and day. */
export async function storePayouts(
  tx: Tx,
  workspaceId: string,
  payouts: readonly ListedPayout[],
  at: Date,
): Promise<void> {
  for (const { reference, provider, mode, amount, currency, arrivesOn, status, names } of payouts) {
    const state = { arrives_on: arrivesOn, status, names: [...names], updated_at: at }
    await tx
      .insertInto('provider_payout')
      .values({
        workspace_id: workspaceId,
        provider,
        reference,
        mode,
        amount_minor: amount,
        currency,
        ...state,
      })
      .onConflict(conflict =>
        conflict.columns(['workspace_id', 'provider', 'reference']).doUpdateSet(state),
      )
      .execute()
  }
}

/** The payouts of real money that may be among the credits of these days. One that failed never arrived or went back. */
export async function livePayouts(
  tx: Tx,
  workspaceId: string,
  days: { readonly from: string; readonly to: string },
): Promise<ProviderPayout[]> {
  const rows = await tx
    .selectFrom('provider_payout')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', 'live')
    .where('status', '<>', 'failed')
    .where('arrives_on', '>=', days.from)
    .where('arrives_on', '<=', days.to)
    .orderBy('arrives_on')
    .orderBy('reference')
    .execute()
  return rows.map(row => ({
    provider: row.provider,
    reference: row.reference,
    amount: row.amount_minor,
    currency: row.currency,
    arrivesOn: localDate(row.arrives_on),
    names: row.names,
  }))
}
