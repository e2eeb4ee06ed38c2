import {
  type SignInProvider,
  type SignInWithRefusal,
  backFromProvider,
} from '@bordereau/contract/sign-in-with'
import { asSystem } from '../db/database.ts'
import { openSession } from '../identity/session.ts'
import { type SessionCookie, answer } from '../lib/answer.ts'
import { publicRoute } from '../lib/route.ts'
import { NO_ERRAND, comeBack } from './errand.ts'
import { identify } from './identify.ts'
import { leadTo, pageWith, signInPage } from './places.ts'
import { providerIn } from './provider.ts'
import { isStillHere, settle } from './settle.ts'
import type { Errand } from './store.ts'

/**
 * The end of a visit to a provider. Whatever goes wrong leads to a page of ours that says it; the errand is over either
 * way. The provider is asked between two transactions, so that nobody waits for it with a connection in hand.
 */
export const backFromProviderRoute = publicRoute(backFromProvider, async call => {
  const { house, query, token } = call
  const { provider, code, state, iss, error } = query
  // Programs that look a link up must not use it up.
  if (call.head) return answer(leadTo('/sign-in'))
  const set = providerIn(house, provider)
  const errand = await comeBack(house, provider, state, call.errand)
  if (!set || !errand || !(await isStillHere(house, errand, token)))
    return over(signInPage(provider, set ? 'errand_invalid' : 'provider_unknown', ''))
  const proof = { state: state ?? '', verifier: errand.verifier, nonce: errand.nonce }
  const found = await identify(house, set, { code, state, iss, error }, proof)
  if (!found.ok) return over(refusedAt(provider, errand, found.refusal))
  const outcome = await asSystem(house.db, async tx => {
    const settled = await settle(tx, house, errand, found.value, token)
    if (!settled.ok) return over(refusedAt(provider, errand, settled.refusal))
    if (errand.personId !== null) return over(pageWith(errand.wanted, { linked: provider }))
    const cookie = await openSession(tx, house, settled.value.personId, call)
    return over(nextPage(errand, settled.value.isNew), cookie)
  })
  house.wakeJobs()
  return outcome
})

function over(place: string, cookie?: SessionCookie) {
  return { ...answer(leadTo(place), cookie), errand: NO_ERRAND }
}

function refusedAt(provider: SignInProvider, errand: Errand, refused: SignInWithRefusal): string {
  if (errand.personId === null) return signInPage(provider, refused, errand.wanted)
  return pageWith(errand.wanted, { refused, with: provider })
}

/** Who is new goes where sign-up leads, or to what she wanted; an invitation she came by is used up by now. */
function nextPage({ wanted, invitationHash }: Errand, isNew: boolean): string {
  if (!isNew) return wanted === '' ? '/' : wanted
  if (wanted === '' || invitationHash !== null) return '/sign-up'
  return `/sign-up?${new URLSearchParams({ next: wanted })}`
}
