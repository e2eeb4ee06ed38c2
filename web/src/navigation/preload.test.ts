import { expect, test, vi } from 'vitest'
import { preload, preloadApp, registerApp, registerRoutes, routesAt } from './preload.ts'

test('the code of the page at an address is fetched, with that of the layouts around it', () => {
  const [layout, page, other] = [vi.fn(), vi.fn(), vi.fn()]
  for (const load of [layout, page, other]) load.mockRejectedValue(new Error('offline'))
  registerRoutes([
    {
      path: '/w/:id',
      handle: { load: layout },
      children: [
        { path: 'invoices', handle: { load: page } },
        { path: 'items', handle: { load: other } },
      ],
    },
    { path: '/plain' },
  ])
  preload('/w/1/invoices?tab=open#top')
  expect([layout, page, other].map(load => load.mock.calls.length)).toEqual([1, 1, 0])
  preload('/plain')
  preload('/nowhere')
  expect(routesAt('/w/1/items')?.map(({ path }) => path)).toEqual(['/w/:id', 'items'])
  expect(routesAt('/nowhere')).toBeUndefined()
})

test('the code of the application is fetched once it is known how', () => {
  preloadApp()
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  registerApp(load)
  preloadApp()
  expect(load).toHaveBeenCalledOnce()
})
