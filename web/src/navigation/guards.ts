import { isOwnPath } from '@bordereau/contract/path'
import type { Location } from 'react-router'
import { lastWorkspace } from '../data/last-workspace.ts'
import type { Me } from '../data/session.tsx'

/** The address to redirect to instead of the requested one; undefined: no redirect. */
export type Guard = (me: Me, asked: Pick<Location, 'pathname' | 'search'>) => string | undefined

export const allowAll: Guard = () => undefined

/** Allows signed-in people; redirects others to sign-in and remembers the requested page. */
export const requirePerson: Guard = (me, { pathname, search }) => {
  if (me.person !== null) return undefined
  return me.instance.firstRun ? '/welcome' : signInFor(pathname + search)
}

/** Pages for visitors without a session; others are redirected. A guest of the sample may still create an account. */
export const requireVisitor: Guard = (me, { pathname, search }) => {
  if (me.person === null || me.person.email === null) return undefined
  const home = pathname === '/sign-up' ? afterSignUp(me) : homeOf(me, lastWorkspace.read())
  return nextOf(search) ?? home
}

/** The root address always redirects. */
export const redirectHome: Guard = me => homeOf(me, lastWorkspace.read())

/** The home page of a person who requested no page in particular. */
export function homeOf(me: Me, last: string | undefined): string {
  if (me.person === null) return me.instance.firstRun ? '/welcome' : '/sign-in'
  const workspace = me.workspaces.find(({ id }) => id === last) ?? me.workspaces[0]
  if (!workspace) return '/new-company'
  return workspace.setUp ? `/w/${workspace.id}` : `/w/${workspace.id}/setup`
}

/** A new person creates a company, unless they were invited to one. */
export function afterSignUp(me: Me): string {
  const own = me.workspaces.find(workspace => !workspace.sample)
  return own === undefined ? '/new-company' : homeOf(me, own.id)
}

/** The page to go to after sign-in: only a path of this application, never another site. */
export function nextOf(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  return next !== null && isOwnPath(next) ? next : undefined
}

export function signInFor(pathWithQuery: string): string {
  return pathWithQuery === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(pathWithQuery)}`
}
