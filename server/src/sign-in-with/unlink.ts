import { unlinkIdentity } from '@bordereau/contract/sign-in-with'
import { refuse } from '@bordereau/domain/decision'
import { widen } from '../db/database.ts'
import { answer } from '../lib/answer.ts'
import { personRoute } from '../lib/route.ts'
import { sendNotice } from './notice.ts'
import { deleteIdentity, identitiesOf, lockPerson } from './store.ts'
import { providerNamed, wayIn } from './ways.ts'

export const unlinkIdentityRoute = personRoute(
  unlinkIdentity,
  async ({ house, tx, person, query }) => {
    const { hasPassword } = await lockPerson(tx, person.id)
    const identities = await identitiesOf(tx, person.id)
    const gone = identities.find(({ id }) => id === query.identityId)
    if (!gone) return refuse('not_found')
    const others = identities.filter(one => one !== gone && wayIn(house, one))
    if (!hasPassword && others.length === 0) return refuse('last_way_in')
    await deleteIdentity(tx, person.id, gone.id)
    // The instance's own mail lies in a workspace that nobody is a member of.
    await widen(tx)
    const provider = providerNamed(gone.provider)
    await sendNotice(tx, house, person.id, { provider, email: gone.email, now: 'unlinked' })
    house.wakeJobs()
    return answer({})
  },
)
