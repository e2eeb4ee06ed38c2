import { endMandate } from '../collections/end-mandate.ts'
import { inWorkspace } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type MandateRow, listAtProvider, markReleased, methodOf } from '../mandates/store.ts'
import type { CheckoutProvider } from '../payment-providers/provider.ts'
import { type SavingAccess, savingAccess } from './collection-order.ts'

/**
 * Ends the permissions that a provider has no more and does not report, before something is collected from them; and makes
 * it forget those that ended here, where it did not answer at that time.
 */
export async function checkMandates(
  context: AppContext,
  workspaceId: string,
  { name, saving }: CheckoutProvider,
): Promise<void> {
  if (!saving) return
  const scope = { workspaceId }
  const found = await inWorkspace(context.db, scope, async tx => {
    const rows = await listAtProvider(tx, workspaceId, name)
    const withAccess = rows.map(async row => ({
      row,
      access: await savingAccess(tx, context, row),
    }))
    return Promise.all(withAccess)
  })
  for (const { row, access } of found) if (access) await check(context, row, access)
}

async function check(
  context: AppContext,
  row: MandateRow,
  { provider: { saving }, services }: SavingAccess,
): Promise<void> {
  const { workspace_id: workspaceId, id } = row
  const inCompany = { workspaceId }
  if (row.status === 'ended') {
    await saving.release(services, methodOf(row))
    const at = context.clock.now()
    await inWorkspace(context.db, inCompany, tx => markReleased(tx, workspaceId, id, at))
    return
  }
  if ((await saving.isUsable?.(services, methodOf(row))) !== false) return
  const by = { by: 'provider', personId: null } as const
  await inWorkspace(context.db, inCompany, tx => endMandate(tx, context, { workspaceId, id }, by), {
    repeatable: true,
  })
}
