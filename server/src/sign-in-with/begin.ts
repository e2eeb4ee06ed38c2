import { beginSignInWith } from '@bordereau/contract/sign-in-with'
import { preferredLanguage } from '../lib/language.ts'
import { publicRoute, respond } from '../lib/route.ts'
import { clientNetwork, tryOnce } from '../lib/throttle.ts'
import { beginAuthorization } from './authorization-request.ts'
import { redirectTo, signInPage } from './redirect.ts'

export const beginSignInWithRoute = publicRoute(beginSignInWith, async call => {
  const { context, query, origin, head } = call
  const { provider, to, invitation } = query
  if (head) return respond(redirectTo('/sign-in'))
  const tooMany = await tryOnce(context, 'authorizationFromNetwork', clientNetwork(origin.ip))
  if (tooMany) return respond(redirectTo(signInPage(provider, tooMany.refusal, '')))
  const language = query.language ?? preferredLanguage(call.acceptLanguage)
  const begun = await beginAuthorization(context, {
    provider,
    personId: null,
    to,
    invitation,
    language,
  })
  if (!begun.ok) return respond(redirectTo(signInPage(provider, begun.refusal, '')))
  return { ...respond(redirectTo(begun.value.url)), authorizationRequest: begun.value.cookie }
})
