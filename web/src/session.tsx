import { type Action, type Role, may } from '@bordereau/domain/access/policy'
import { getMe } from '@bordereau/contract/session'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { createContext, useContext } from 'react'
import { get, keyOf, queryClient, useGet } from './query.ts'

export type Me = ResponseOf<typeof getMe>
export type Person = NonNullable<Me['person']>
export type WorkspaceOfMe = Me['workspaces'][number]

/** Who is here and what this instance allows; loaded before any page is shown. */
export function useMe(): Me {
  const { data } = useGet(getMe, undefined)
  if (data === undefined) throw new Error('useMe stands outside of the routes that load it')
  return data
}

/** For loaders: who is here, from the cache if it is known. */
export async function loadMe(): Promise<Me> {
  return queryClient.ensureQueryData(get(getMe, undefined))
}

/** Takes what a session endpoint answered as the truth; everything another person saw is forgotten. */
export function becomeMe(me: Me): void {
  const former = queryClient.getQueryData<Me>(keyOf(getMe, undefined))
  if (former?.person?.id !== me.person?.id) queryClient.clear()
  queryClient.setQueryData(keyOf(getMe, undefined), me)
}

/** The company at work, the person's role in it, and what she may do. */
export type Workspace = {
  readonly workspaceId: string
  readonly name: string
  readonly country: string | null
  readonly role: Role
  readonly sample: boolean
  readonly setUp: boolean
  readonly may: (action: Action) => boolean
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined)

export function workspaceOf(me: Me, workspaceId: string | undefined): Workspace | undefined {
  const found = me.workspaces.find(workspace => workspace.id === workspaceId)
  if (!found) return undefined
  const { id, ...rest } = found
  return { ...rest, workspaceId: id, may: action => may(found.role, action) }
}

/** The company at work. Throws outside of /w/:workspaceId. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('useWorkspace stands outside of a workspace')
  return workspace
}
