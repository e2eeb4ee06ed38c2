import type { SignInProvider, SignInWithRefusal } from '@bordereau/contract/sign-in-with'
import type { FileResponse } from '../lib/route.ts'

/** A redirect to a path of the application or to the provider's URL. */
export function redirectTo(location: string): FileResponse {
  return { status: 302, mediaType: 'text/plain', body: '', headers: { location } }
}

/** The path of the sign-in page, which shows the refusal and continues at the requested page after sign-in. */
export function signInPage(
  provider: SignInProvider,
  refused: SignInWithRefusal,
  returnTo: string,
): string {
  const search = new URLSearchParams({ refused, with: provider })
  if (returnTo !== '') search.set('next', returnTo)
  return `/sign-in?${search}`
}

/** The path of a page with the outcome of an authorization request as query parameters. */
export function pathWith(returnTo: string, outcome: Readonly<Record<string, string>>): string {
  const [path = '', search = ''] = (returnTo === '' ? '/' : returnTo).replace(/#.*$/, '').split('?')
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(outcome)) parameters.set(name, value)
  return `${path}?${parameters}`
}
