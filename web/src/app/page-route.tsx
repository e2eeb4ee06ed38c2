import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router'
import { RouteGuard } from './route-guard.tsx'
import { type Guard, allowAll } from '../navigation/guards.ts'
import type { PageHandle } from '../navigation/preload.ts'

type Load = () => Promise<ComponentType>

/** A page whose code is fetched when it is visited, or when a visit is likely. */
export function page(
  path: string,
  load: Load,
  guard: Guard = allowAll,
  children: RouteObject[] = [],
): RouteObject {
  return { path, ...lazily(load, guard), children }
}

/** The page at its parent's own address. */
export function indexPage(load: Load): RouteObject {
  return { index: true, ...lazily(load, allowAll) }
}

function lazily(load: Load, guard: Guard): Pick<RouteObject, 'element' | 'handle'> {
  const Page = lazy(async () => ({ default: await load() }))
  return {
    element: (
      <RouteGuard guard={guard}>
        <Page />
      </RouteGuard>
    ),
    handle: { load } satisfies PageHandle,
  }
}
