import { beginSignInWith } from '@bordereau/contract/sign-in-with'
import { answer } from '../lib/answer.ts'
import { preferredLanguage } from '../lib/language.ts'
import { publicRoute } from '../lib/route.ts'
import { placeOf, tryOnce } from '../lib/throttle.ts'
import { setOut } from './errand.ts'
import { leadTo, signInPage } from './places.ts'

export const beginSignInWithRoute = publicRoute(beginSignInWith, async call => {
  const { house, query, origin, head } = call
  const { provider, to, invitation } = query
  if (head) return answer(leadTo('/sign-in'))
  const tooMany = await tryOnce(house, 'errandFromPlace', placeOf(origin.ip))
  if (tooMany) return answer(leadTo(signInPage(provider, tooMany.refusal, '')))
  const language = query.language ?? preferredLanguage(call.acceptLanguage)
  const begun = await setOut(house, { provider, personId: null, to, invitation, language })
  if (!begun.ok) return answer(leadTo(signInPage(provider, begun.refusal, '')))
  return { ...answer(leadTo(begun.value.url)), errand: begun.value.cookie }
})
