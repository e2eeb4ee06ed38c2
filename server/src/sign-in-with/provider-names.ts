import {
  SIGN_IN_NAMES,
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '@bordereau/contract/sign-in-with'
import type { AppContext } from '../lib/app-context.ts'
import { providerIn } from './provider.ts'

/** The provider of a database column, whose check constraint allows only these. */
export function providerNamed(text: string): SignInProvider {
  return SIGN_IN_PROVIDERS.find(provider => provider === text) ?? 'oidc'
}

/** The provider's name as on its button. */
export function nameFor(context: AppContext, provider: SignInProvider): string {
  return providerIn(context, provider)?.name ?? SIGN_IN_NAMES[provider]
}

/** Whether an identity can sign in: its provider is configured, for 'oidc' with the same issuer. */
export function isUsable(
  context: AppContext,
  identity: { readonly provider: string; readonly issuer: string },
): boolean {
  const config = providerIn(context, providerNamed(identity.provider))
  if (!config) return false
  return (
    config.provider !== 'oidc' ||
    config.issuer === null ||
    isSameIssuer(config.issuer, identity.issuer)
  )
}

/** Equal except for a trailing slash. */
function isSameIssuer(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '')
}
