import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Guard } from '../navigation/guards.ts'
import { Loading } from '../layout/loading.tsx'
import { useKnownMe } from '../data/session.tsx'

/** Shows a page once the session is known, or redirects as the guard says. */
export function RouteGuard({ guard, children }: { guard: Guard; children: ReactNode }) {
  const me = useKnownMe()
  const location = useLocation()
  if (me === undefined) return <Loading />
  const elsewhere = guard(me, location)
  return elsewhere === undefined ? children : <Navigate to={elsewhere} replace />
}
