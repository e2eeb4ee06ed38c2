import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router'
import { Catch } from '../catch.tsx'
import { AppFrame } from '../features/shell/app-frame.tsx'
import { NoAccess } from '../features/shell/no-access.tsx'
import { signInFor } from '../guard.ts'
import { lastWorkspace } from '../last-workspace.ts'
import { Loading } from '../loading.tsx'
// Every page of a company asks the server through it, so it comes with the shell.
import '../query.ts'
import { WorkspaceContext, useMe, workspaceOf } from '../session.tsx'

/** A company's part of the application: only for its members, and remembered as the last one worked in. */
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
        <Catch at={pathname} inside>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </Catch>
      </AppFrame>
    </WorkspaceContext>
  )
}
