import { type RouteObject, matchRoutes } from 'react-router'

/** The handle of a lazily loaded route, so that its code can be fetched before it is visited. */
export type PageHandle = { readonly load: () => Promise<unknown> }

let known: RouteObject[] = []

/** Registers the routes: the public ones at first, all of them once the application is loaded. */
export function registerRoutes(routes: RouteObject[]): void {
  known = routes
}

/** The routes that match an address, from the outermost; undefined where none does. */
export function routesAt(path: string): RouteObject[] | undefined {
  return matchRoutes(known, path)?.map(match => match.route)
}

let loadApp: (() => Promise<unknown>) | undefined

/** Registers how the code of the application is loaded; `app/` is above this folder and cannot be imported here. */
export function registerApp(load: () => Promise<unknown>): void {
  loadApp = load
}

/** Fetches the code of the application before a user enters it. */
export function preloadApp(): void {
  void loadApp?.().catch(() => undefined)
}

/** Fetches the code of the page at an address, without navigating. */
export function preload(href: string): void {
  const path = href.split(/[?#]/)[0] ?? href
  for (const match of matchRoutes(known, path) ?? []) {
    const handle: unknown = match.route.handle
    // A failure shows when the page is really visited; preloading ignores it.
    if (isPageHandle(handle)) void handle.load().catch(() => undefined)
  }
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'load' in handle
}
