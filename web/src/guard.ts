import { isOwnPath } from '@bordereau/contract/path'
import type { Location } from 'react-router'
import { lastWorkspace } from './last-workspace.ts'
import type { Me } from './session.tsx'

/** Where somebody has to go instead of the address she asked for; undefined: she may stay. */
export type Guard = (me: Me, asked: Pick<Location, 'pathname' | 'search'>) => string | undefined

export const everybody: Guard = () => undefined

/** Lets in who is signed in; leads the others to sign-in and remembers where they wanted to go. */
export const personOnly: Guard = (me, { pathname, search }) => {
  if (me.person !== null) return undefined
  return me.instance.firstRun ? '/welcome' : signInFor(pathname + search)
}

/** Pages for who is not signed in; the others are led on. A guest of the sample may still make an account. */
export const visitorOnly: Guard = (me, { pathname, search }) => {
  if (me.person === null || me.person.email === null) return undefined
  const home = pathname === '/sign-up' ? afterSignUp(me) : homeOf(me, lastWorkspace.read())
  return nextOf(search) ?? home
}

/** The bare address: everybody is led on. */
export const leadHome: Guard = me => homeOf(me, lastWorkspace.read())

/** Where somebody belongs who asked for nothing in particular. */
export function homeOf(me: Me, last: string | undefined): string {
  if (me.person === null) return me.instance.firstRun ? '/welcome' : '/sign-in'
  const workspace = me.workspaces.find(({ id }) => id === last) ?? me.workspaces[0]
  if (!workspace) return '/new-company'
  return workspace.setUp ? `/w/${workspace.id}` : `/w/${workspace.id}/setup`
}

/** A new person begins her own company, unless she was invited to one. */
export function afterSignUp(me: Me): string {
  const own = me.workspaces.find(workspace => !workspace.sample)
  return own === undefined ? '/new-company' : homeOf(me, own.id)
}

/** The page to go to after sign-in: only a path of this application, never another site. */
export function nextOf(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next')
  return next !== null && isOwnPath(next) ? next : undefined
}

export function signInFor(pathAndSearch: string): string {
  return pathAndSearch === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(pathAndSearch)}`
}
