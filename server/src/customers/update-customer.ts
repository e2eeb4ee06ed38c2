import { updateCustomer } from '@bordereau/contract/customers'
import { refuse } from '@bordereau/domain/decision'
import { normaliseProfile } from '../lib/normalise-profile.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentCustomer } from './present.ts'
import { findCustomer, updateCustomerRow } from './store.ts'

export const updateCustomerRoute = workspaceRoute(
  updateCustomer,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const { customerId } = query
    if (!(await findCustomer(tx, workspaceId, customerId))) return refuse('not_found')
    const profile = normaliseProfile(input.profile, 'buyer')
    if (!profile.ok) return profile
    const { version, ...fields } = input
    const saved = await updateCustomerRow(
      tx,
      workspaceId,
      customerId,
      version,
      { ...fields, profile: profile.value },
      context.clock.now(),
    )
    if (!saved) return refuse('changed_meanwhile')
    const customer = await findCustomer(tx, workspaceId, customerId)
    return customer ? respond(presentCustomer(customer)) : refuse('not_found')
  },
)
