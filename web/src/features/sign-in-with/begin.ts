import type { Location } from 'react-router'
import { nextOf } from '../../navigation/guards.ts'

/**
 * The address that starts the sign-in with a provider: with the requested page, and with the invitation that the person
 * follows, whether they are on its own page, at sign-up or at sign-in.
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
