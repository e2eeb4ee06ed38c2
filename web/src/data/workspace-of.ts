import { may } from '@bordereau/domain/access/policy'
import type { Me, Workspace } from './session.tsx'

/** The company of an address, if the person is a member. Apart from the session, because signing in needs no permissions. */
export function workspaceOf(me: Me, workspaceId: string | undefined): Workspace | undefined {
  const found = me.workspaces.find(workspace => workspace.id === workspaceId)
  if (!found) return undefined
  const { id, ...rest } = found
  return { ...rest, workspaceId: id, may: action => may(found.role, action) }
}
