import { sendVerification } from '@bordereau/contract/account'
import { refuse } from '@bordereau/domain/decision'
import { clearTenantScope } from '../db/database.ts'
import { personRoute, respond } from '../lib/route.ts'
import { sendEmailToken } from './email-token.ts'
import { findAccount } from './store.ts'
import { tryOnce } from '../lib/throttle.ts'

export const sendVerificationRoute = personRoute(
  sendVerification,
  async ({ context, tx, person }) => {
    const account = await findAccount(tx, { id: person.id })
    // A guest has no address.
    if (!account || account.email === null) return refuse('forbidden')
    if (account.verified) return refuse('already_verified')
    // The instance's own mail is in a workspace without members.
    await clearTenantScope(tx)
    const tooMany = await tryOnce(context, 'verification', person.id, tx)
    if (tooMany) return tooMany
    await sendEmailToken(tx, context, account, 'verify')
    context.notifyJobRunner()
    return respond({})
  },
)
