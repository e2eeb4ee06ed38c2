import { type SignInMarkName, signInMarks } from '@bordereau/ui/mark/sign-in-mark'

/** The mark of a provider the server names; the general one where it is newer than this page. */
export function markOf(provider: string): SignInMarkName {
  return signInMarks.find(name => name === provider) ?? 'oidc'
}
