import { updateInstance } from '@bordereau/contract/sign-up'
import { refuse } from '@bordereau/domain/decision'
import { clearTenantScope } from '../db/database.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentMe } from './me.ts'
import { firstPersonId, setSignUpOpen } from './store.ts'

/** Only the first person of the instance may change this, not owners of other companies. */
export const updateInstanceRoute = workspaceRoute(
  updateInstance,
  async ({ context, tx, member, input }) => {
    await clearTenantScope(tx)
    if ((await firstPersonId(tx)) !== member.id) return refuse('forbidden')
    await setSignUpOpen(tx, input.signUpOpen)
    return respond(await presentMe(tx, context, member.id))
  },
)
