import { isOwnPath } from '@bordereau/contract/path'
import type { SignInProvider } from '@bordereau/contract/sign-in-with'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { randomPKCECodeVerifier } from 'openid-client'
import { asSystem } from '../db/database.ts'
import type { SessionCookie } from '../lib/answer.ts'
import type { House } from '../lib/house.ts'
import { hashOf, newToken } from '../lib/secret.ts'
import { pageOf } from './identify.ts'
import { providerIn } from './provider.ts'
import { type Errand, insertErrand, takeErrand } from './store.ts'

const LIFE_SECONDS = 600
const LONGEST = 2000

export const NO_ERRAND: SessionCookie = { value: null, maxAgeSeconds: 0 }

export type Wish = {
  readonly provider: SignInProvider
  /** Whose account to link to; null: to sign in. */
  readonly personId: string | null
  readonly to: string | undefined
  readonly invitation: string | undefined
  readonly language: string
}

/**
 * Begins a visit to a provider: gives its page, and the cookie by which only this browser can end it. So nobody can be
 * made to sign in as somebody else by being sent the end of that one's visit.
 */
export async function setOut(
  house: House,
  wish: Wish,
): Promise<
  Decision<
    { readonly url: string; readonly cookie: SessionCookie },
    'provider_unknown' | 'provider_unavailable'
  >
> {
  const set = providerIn(house, wish.provider)
  if (!set) return refuse('provider_unknown')
  const [state, browser, nonce] = [newToken(), newToken(), newToken()]
  const verifier = randomPKCECodeVerifier()
  const url = await pageOf(house, set, { state: state.token, verifier, nonce: nonce.token })
  if (url === undefined) return refuse('provider_unavailable')
  await asSystem(house.db, tx =>
    insertErrand(tx, {
      stateHash: state.hash,
      browserHash: browser.hash,
      provider: wish.provider,
      personId: wish.personId,
      verifier,
      nonce: nonce.token,
      wanted: pageIn(house, wish.to),
      invitationHash: wish.invitation === undefined ? null : hashOf(wish.invitation),
      language: wish.language,
      expiresAt: new Date(house.clock.now().getTime() + LIFE_SECONDS * 1000),
    }),
  )
  return accept({ url, cookie: { value: browser.token, maxAgeSeconds: LIFE_SECONDS } })
}

/** The errand of a state, used up by being asked for; undefined: unknown, used, too old, or begun in another browser. */
export async function comeBack(
  house: House,
  provider: SignInProvider,
  state: string | undefined,
  browser: string,
): Promise<Errand | undefined> {
  if (state === undefined) return undefined
  const errand = await asSystem(house.db, tx => takeErrand(tx, provider, hashOf(state)))
  if (!errand || errand.expiresAt <= house.clock.now()) return undefined
  return Buffer.from(errand.browserHash).equals(hashOf(browser)) ? errand : undefined
}

/** '' where it is no page of ours: another site's, or one of the addresses behind the pages. */
function pageIn(house: House, to: string | undefined): string {
  if (to === undefined || to.length > LONGEST || !isOwnPath(to)) return ''
  const { publicUrl } = house.config
  if (!URL.canParse(to, publicUrl)) return ''
  const { origin, pathname } = new URL(to, publicUrl)
  return origin === new URL(publicUrl).origin && !/^\/api(\/|$)/.test(pathname) ? to : ''
}
