import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router'
import { Gate } from './gate.tsx'
import { type Guard, everybody } from './guard.ts'
import type { PageHandle } from './preload.ts'

type Load = () => Promise<ComponentType>

/** A page that is fetched when it is visited, or when somebody is about to. */
export function page(
  path: string,
  load: Load,
  guard: Guard = everybody,
  children: RouteObject[] = [],
): RouteObject {
  return { path, ...lazily(load, guard), children }
}

/** The page of its parent's own address. */
export function indexPage(load: Load): RouteObject {
  return { index: true, ...lazily(load, everybody) }
}

function lazily(load: Load, guard: Guard): Pick<RouteObject, 'element' | 'handle'> {
  const Page = lazy(async () => ({ default: await load() }))
  return {
    element: (
      <Gate guard={guard}>
        <Page />
      </Gate>
    ),
    handle: { load } satisfies PageHandle,
  }
}
