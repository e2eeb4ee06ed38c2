import { sendVerification } from '@bordereau/contract/session'
import { refuse } from '@bordereau/domain/decision'
import { widen } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { personRoute } from '../lib/route.ts'
import { sendEmailToken } from './email-token.ts'
import { findAccount } from './store.ts'
import { tryOnce } from '../lib/throttle.ts'

export const sendVerificationRoute = personRoute(
  sendVerification,
  async ({ house, tx, person }) => {
    const account = await findAccount(tx, { id: person.id })
    // A guest has no address to show anything about.
    if (!account || account.email === null) return refuse('forbidden')
    if (account.verified) return refuse('already_verified')
    // The instance's own mail lies in a workspace that nobody is a member of.
    await widen(tx)
    const tooMany = await tryOnce(house, 'verification', person.id, tx)
    if (tooMany) return tooMany
    await sendEmailToken(tx, house, account, 'verify')
    house.wakeJobs()
    return answer({})
  },
)
