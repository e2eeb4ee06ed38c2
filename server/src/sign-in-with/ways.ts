import {
  SIGN_IN_NAMES,
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '@bordereau/contract/sign-in-with'
import type { House } from '../lib/house.ts'
import { providerIn } from './provider.ts'

/** The column holds no other; the database says so too. */
export function providerNamed(text: string): SignInProvider {
  return SIGN_IN_PROVIDERS.find(provider => provider === text) ?? 'oidc'
}

/** As on its button. */
export function nameFor(house: House, provider: SignInProvider): string {
  return providerIn(house, provider)?.name ?? SIGN_IN_NAMES[provider]
}

/** Whether an identity still opens the door: its provider is set up here, and one's own is still the same one. */
export function wayIn(
  house: House,
  identity: { readonly provider: string; readonly issuer: string },
): boolean {
  const set = providerIn(house, providerNamed(identity.provider))
  if (!set) return false
  return set.provider !== 'oidc' || set.issuer === null || same(set.issuer, identity.issuer)
}

/** With or without the slash at the end. */
function same(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '')
}
