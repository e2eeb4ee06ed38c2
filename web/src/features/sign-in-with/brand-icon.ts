import { type SignInIconName, signInIcons } from '@bordereau/ui/brand-icon/sign-in-icon'

/** The icon of a provider; a general one where the server knows a newer provider than this page. */
export function brandIconOf(provider: string): SignInIconName {
  return signInIcons.find(name => name === provider) ?? 'oidc'
}
