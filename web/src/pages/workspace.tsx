import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { AppFrame } from '../features/shell/app-frame.tsx'
import { NoAccess } from '../features/shell/no-access.tsx'
import { signInFor } from '../navigation/guards.ts'
import { lastWorkspace } from '../data/last-workspace.ts'
import { Loading } from '../layout/loading.tsx'
// Every page of a company queries the server through it, so it is loaded with the shell.
import '../data/query.ts'
import { WorkspaceContext, useMe } from '../data/session.tsx'
import { workspaceOf } from '../data/workspace-of.ts'

/** The pages of a company: only for its members; it is remembered as the company opened last. */
export function WorkspacePage() {
  const { workspaceId } = useParams()
  const { pathname, search } = useLocation()
  const me = useMe()
  const workspace = workspaceOf(me, workspaceId)
  const known = workspace?.workspaceId
  useEffect(() => {
    if (known !== undefined) lastWorkspace.write(known)
  }, [known])
  // The session may end while the page is open.
  if (me.person === null) return <Navigate to={signInFor(pathname + search)} replace />
  if (!workspace) return <NoAccess />
  return (
    <WorkspaceContext value={workspace}>
      <AppFrame>
        <ErrorBoundary at={pathname} inside>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </AppFrame>
    </WorkspaceContext>
  )
}
