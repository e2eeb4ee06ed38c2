import { updateInstance } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { widen } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentMe } from './me.ts'
import { firstPersonId, setSignUpOpen } from './store.ts'

/** The instance is its first person's: owners of other companies on it, and guests, do not decide who may come. */
export const updateInstanceRoute = workspaceRoute(
  updateInstance,
  async ({ house, tx, member, input }) => {
    await widen(tx)
    if ((await firstPersonId(tx)) !== member.id) return refuse('forbidden')
    await setSignUpOpen(tx, input.signUpOpen)
    return answer(await presentMe(tx, house, member.id))
  },
)
