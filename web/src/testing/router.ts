import { type RenderedHook, renderHook } from '@bordereau/ui/testing/render-hook'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, act, createElement } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'

export type RoutedHook<Value> = RenderedHook<Value> & {
  /** Opens another address of the application. */
  readonly go: (address: string) => Promise<void>
}

/**
 * Runs a hook in every page of an application that is open at the address, in English. The test file needs
 * `@vitest-environment happy-dom`.
 */
export function renderRouted<Value>(
  address: string,
  use: () => Value,
  around: (children: ReactNode) => ReactNode = children => children,
): RoutedHook<Value> {
  window.history.replaceState(null, '', address)
  let open: (to: string) => Promise<void> = () => Promise.resolve()
  const rendered = renderHook(use, children => {
    const page = createElement(I18nProvider, { i18n }, around(children))
    const router = createBrowserRouter([{ path: '*', element: page }])
    open = to => router.navigate(to)
    return createElement(RouterProvider, { router })
  })
  return { ...rendered, go: to => act(() => open(to)) }
}

/** The address that is open, without the host. */
export function addressNow(): string {
  return window.location.pathname + window.location.search
}
