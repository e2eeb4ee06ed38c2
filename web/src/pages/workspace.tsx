import { Outlet, useParams } from 'react-router'
import { WorkspaceContext, useMe, workspaceOf } from '../session.tsx'

export function WorkspacePage() {
  const { workspaceId } = useParams()
  const workspace = workspaceOf(useMe(), workspaceId)
  if (!workspace) return null
  return (
    <WorkspaceContext value={workspace}>
      <Outlet />
    </WorkspaceContext>
  )
}
