import { linkIdentity } from '@bordereau/contract/sign-in-with'
import { refuse } from '@bordereau/domain/decision'
import { asSystem } from '../db/database.ts'
import { findAccount } from '../identity/store.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { clientNetwork, tryOnce } from '../lib/throttle.ts'
import { findVisitor } from '../lib/visitor.ts'
import { beginAuthorization } from './authorization-request.ts'

/**
 * A POST of our own page, unlike the GET that begins a sign-in, so that a link cannot add an identity to the account of
 * a visitor. Checks the session in its own transaction, because the provider is requested before anything is written.
 */
export const linkIdentityRoute = publicRoute(linkIdentity, async call => {
  const { context, input, origin, token } = call
  const account = await asSystem(context.db, async tx => {
    const visitor = await findVisitor(tx, context.clock, token, null)
    return visitor && findAccount(tx, { id: visitor.person.id })
  })
  if (!account) return refuse('not_signed_in')
  // A guest of the sample has no account yet.
  if (account.email === null) return refuse('forbidden')
  const tooMany = await tryOnce(context, 'authorizationFromNetwork', clientNetwork(origin.ip))
  if (tooMany) return tooMany
  const { provider, to } = input
  const { id: personId, language } = account
  const begun = await beginAuthorization(context, {
    provider,
    personId,
    to,
    invitation: undefined,
    language,
  })
  if (!begun.ok) return begun
  return { ...respond({ url: begun.value.url }), authorizationRequest: begun.value.cookie }
})
