import { type LoaderFunctionArgs, redirect } from 'react-router'
import { lastWorkspace } from './last-workspace.ts'
import { type Me, loadMe } from './session.tsx'

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
  return next !== null && /^\/(?![/\\])/.test(next) && !/[\r\n\t\\]/.test(next) ? next : undefined
}

export function signInFor(pathAndSearch: string): string {
  return pathAndSearch === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(pathAndSearch)}`
}

/** Loads who is here and lets everybody through. */
export async function requireMe(): Promise<null> {
  await loadMe()
  return null
}

/** Lets in who is signed in; leads the others to sign-in and remembers where they wanted to go. */
export async function requirePerson({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const me = await loadMe()
  if (me.person !== null) return null
  const { pathname, search } = new URL(request.url)
  return redirect(me.instance.firstRun ? '/welcome' : signInFor(pathname + search))
}

/** Pages for who is not signed in; the others are led on. */
export async function requireVisitor({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const me = await loadMe()
  // A guest of the sample company has no e-mail address and may still make an account.
  if (me.person === null || me.person.email === null) return null
  return redirect(nextOf(new URL(request.url).search) ?? homeOf(me, lastWorkspace.read()))
}

export async function decideHome(): Promise<Response> {
  return redirect(homeOf(await loadMe(), lastWorkspace.read()))
}
