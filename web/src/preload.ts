import { type RouteObject, matchRoutes } from 'react-router'

/** What a lazily loaded route keeps in its handle, so that its code can be fetched before it is visited. */
export type PageHandle = { readonly load: () => Promise<unknown> }

let known: RouteObject[] = []

/** Tells which routes there are: the doorway's at first, later all. */
export function registerRoutes(routes: RouteObject[]): void {
  known = routes
}

/** The routes an address leads through, from the outermost; undefined where none does. */
export function routesAt(path: string): RouteObject[] | undefined {
  return matchRoutes(known, path)?.map(match => match.route)
}

/** Fetches the application itself, when somebody is about to enter it. */
export function preloadApp(): void {
  void import('./app.tsx').catch(() => undefined)
}

/** Fetches the code of the page behind an address, without going there. */
export function preload(href: string): void {
  const path = href.split(/[?#]/)[0] ?? href
  for (const match of matchRoutes(known, path) ?? []) {
    const handle: unknown = match.route.handle
    // A failure shows when the page is really visited; a hint needs no answer.
    if (isPageHandle(handle)) void handle.load().catch(() => undefined)
  }
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'load' in handle
}
