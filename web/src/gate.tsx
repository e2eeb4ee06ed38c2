import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Guard } from './guard.ts'
import { Loading } from './loading.tsx'
import { useKnownMe } from './session.tsx'

/** Shows a page once it is known who is here, or leads on by the guard. */
export function Gate({ guard, children }: { guard: Guard; children: ReactNode }) {
  const me = useKnownMe()
  const location = useLocation()
  if (me === undefined) return <Loading />
  const elsewhere = guard(me, location)
  return elsewhere === undefined ? children : <Navigate to={elsewhere} replace />
}
