import {
  type Mandate,
  endMandate,
  listMandates,
  setCollects,
} from '@bordereau/contract/payment-mandates'
import { refuse } from '@bordereau/domain/decision'
import type { Tx } from '../db/database.ts'
import { loadBuyer } from '../invoices/document/parties-store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import {
  type MandateRow,
  findCollects,
  findMandate,
  listAccountProviders,
  listMandateRows,
  methodOf,
  saveCollects,
} from '../mandates/store.ts'
import { type PaymentProvider, checkoutProviderOf } from '../payment-providers/provider.ts'
import { endMandate as end } from './end-mandate.ts'

export const listMandatesRoute = workspaceRoute(
  listMandates,
  async ({ context, tx, member: { workspaceId }, query: { customerId } }) => {
    const key = { workspaceId, customerId }
    if (!(await loadBuyer(tx, workspaceId, customerId))) return refuse('not_found')
    const rows = await listMandateRows(tx, key)
    return respond({
      collects: await findCollects(tx, key),
      canSave: await canSave(tx, context, workspaceId),
      mandates: rows.map(row => present(context, row)),
    })
  },
)

/** A sample company is paid through the sandbox, which has no keys; every other one through its accounts. */
async function canSave(
  tx: Tx,
  { providers }: Pick<AppContext, 'providers'>,
  workspaceId: string,
): Promise<boolean> {
  const accounts = await listAccountProviders(tx, workspaceId)
  return providers.some(
    provider =>
      provider.kind === 'checkout' &&
      provider.saving !== undefined &&
      (accounts === 'sandbox' ? provider.fields.length === 0 : accounts.includes(provider.name)),
  )
}

function present(
  context: { readonly providers: readonly PaymentProvider[] },
  row: MandateRow,
): Mandate {
  const { type, brand, hint } = methodOf(row)
  return {
    id: row.id,
    type,
    brand,
    hint,
    provider: checkoutProviderOf(context, row.provider)?.label ?? row.provider,
    mode: row.mode,
    status: row.status === 'ended' ? 'ended' : 'active',
    wording: row.wording,
    language: row.language,
    agreedAt: row.agreed_at.toISOString(),
    networkAddress: row.network_address,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
  }
}

export const setCollectsRoute = workspaceRoute(
  setCollects,
  async ({ tx, member: { workspaceId }, query: { customerId }, input: { collects } }) => {
    if (!(await loadBuyer(tx, workspaceId, customerId))) return refuse('not_found')
    await saveCollects(tx, { workspaceId, customerId }, collects)
    return respond({})
  },
)

export const endMandateRoute = workspaceRoute(
  endMandate,
  async ({ context, tx, member: { workspaceId, id: personId }, query: { mandateId: id } }) => {
    const mandate = await findMandate(tx, workspaceId, id)
    if (!mandate || mandate.status === 'asked') return refuse('not_found')
    const isEnded = await end(tx, context, { workspaceId, id }, { by: 'company', personId })
    return isEnded ? respond({}) : refuse('mandate_ended')
  },
)
