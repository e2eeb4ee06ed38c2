import type { SignInProvider, SignInWithRefusal } from '@bordereau/contract/sign-in-with'
import type { FileAnswer } from '../lib/answer.ts'

/** Leads the browser on. `place`: a path of ours, or the provider's page. */
export function leadTo(place: string): FileAnswer {
  return { status: 302, mediaType: 'text/plain', body: '', headers: { location: place } }
}

/** Sign-in, which says in words why somebody is back, and leads to the wanted page once she is in. */
export function signInPage(
  provider: SignInProvider,
  refused: SignInWithRefusal,
  wanted: string,
): string {
  const search = new URLSearchParams({ refused, with: provider })
  if (wanted !== '') search.set('next', wanted)
  return `/sign-in?${search}`
}

/** A page of ours with what became of the errand that began there. */
export function pageWith(wanted: string, told: Readonly<Record<string, string>>): string {
  const [path = '', search = ''] = (wanted === '' ? '/' : wanted).replace(/#.*$/, '').split('?')
  const both = new URLSearchParams(search)
  for (const [name, value] of Object.entries(told)) both.set(name, value)
  return `${path}?${both}`
}
