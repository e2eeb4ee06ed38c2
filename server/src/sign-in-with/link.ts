import { linkIdentity } from '@bordereau/contract/sign-in-with'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { findAccount } from '../identity/store.ts'
import { answer } from '../lib/answer.ts'
import { publicRoute } from '../lib/route.ts'
import { placeOf, tryOnce } from '../lib/throttle.ts'
import { findVisitor } from '../lib/visitor.ts'
import { setOut } from './errand.ts'

/**
 * Sent by our own page only, unlike the link that begins a sign-in: nobody's account gets another way in by a link she was
 * sent. Looks after its own sign-in, because the provider is asked before there is anything to write.
 */
export const linkIdentityRoute = publicRoute(linkIdentity, async call => {
  const { house, input, origin, token } = call
  const account = await asSystem(house.db, async tx => {
    const visitor = await findVisitor(tx, house.clock, token, null)
    return visitor && findAccount(tx, { id: visitor.person.id })
  })
  if (!account) return refuse('not_signed_in')
  // A guest of the sample has no account yet.
  if (account.email === null) return refuse('forbidden')
  const tooMany = await tryOnce(house, 'errandFromPlace', placeOf(origin.ip))
  if (tooMany) return tooMany
  const { provider, to } = input
  const { id: personId, language } = account
  const begun = await setOut(house, { provider, personId, to, invitation: undefined, language })
  if (!begun.ok) return begun
  return { ...answer({ url: begun.value.url }), errand: begun.value.cookie }
})
