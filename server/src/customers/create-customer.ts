import { createCustomer } from '@bordereau/contract/customers'
import { refuse } from '@bordereau/domain/decision'
import { newId } from '../lib/id.ts'
import { normaliseProfile } from '../lib/normalise-profile.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentCustomer } from './present.ts'
import { findCustomer, insertCustomer } from './store.ts'

export const createCustomerRoute = workspaceRoute(
  createCustomer,
  async ({ context, tx, member, input }) => {
    const profile = normaliseProfile(input.profile, 'buyer')
    if (!profile.ok) return profile
    const id = newId()
    const customer = { ...input, id, profile: profile.value }
    await insertCustomer(tx, member.workspaceId, customer, context.clock.now())
    const created = await findCustomer(tx, member.workspaceId, id)
    return created ? respond(presentCustomer(created)) : refuse('not_found')
  },
)
