import type { Location } from 'react-router'
import { nextOf } from '../../guard.ts'

/**
 * Where a visit to a provider begins: with the page that was wanted, and with the invitation somebody follows, be she on its
 * own page, at sign-up or on the way to it through sign-in.
 */
export function beginAddress(
  provider: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  language: string,
): string {
  const wanted = nextOf(search)
  const invitation =
    new URLSearchParams(search).get('invitation') ??
    invitationIn(pathname) ??
    (wanted === undefined ? undefined : invitationIn(wanted))
  const query = new URLSearchParams({ language })
  if (invitation !== undefined) {
    query.set('invitation', invitation)
    query.set('to', `/invitation/${encodeURIComponent(invitation)}`)
  } else if (wanted !== undefined) query.set('to', wanted)
  return `/api/sign-in-with/${encodeURIComponent(provider)}?${query}`
}

function invitationIn(path: string): string | undefined {
  return /^\/invitation\/([\w-]+)$/.exec(path)?.[1]
}
