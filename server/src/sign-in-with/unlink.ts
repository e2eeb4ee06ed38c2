import { unlinkIdentity } from '@bordereau/contract/sign-in-with'
import { refuse } from '@bordereau/domain/decision'
import { clearTenantScope } from '../db/database.ts'
import { personRoute, respond } from '../lib/route.ts'
import { sendSecurityNotice } from './security-notice.ts'
import { deleteIdentity, identitiesOf, lockPerson } from './store.ts'
import { providerNamed, isUsable } from './provider-names.ts'

export const unlinkIdentityRoute = personRoute(
  unlinkIdentity,
  async ({ context, tx, person, query }) => {
    const { hasPassword } = await lockPerson(tx, person.id)
    const identities = await identitiesOf(tx, person.id)
    const removed = identities.find(({ id }) => id === query.identityId)
    if (!removed) return refuse('not_found')
    const others = identities.filter(one => one !== removed && isUsable(context, one))
    if (!hasPassword && others.length === 0) return refuse('last_way_in')
    await deleteIdentity(tx, person.id, removed.id)
    // The instance's own mail is in a workspace without members.
    await clearTenantScope(tx)
    const provider = providerNamed(removed.provider)
    await sendSecurityNotice(tx, context, person.id, {
      provider,
      email: removed.email,
      now: 'unlinked',
    })
    context.notifyJobRunner()
    return respond({})
  },
)
