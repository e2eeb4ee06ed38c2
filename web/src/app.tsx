import type { ReactNode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { createRouter } from './router.tsx'

/**
 * The application with all of its routes, at the address of this moment. Called once: the code may have been fetched
 * long before, while another page was shown.
 */
export function openApp(): ReactNode {
  return <RouterProvider router={createRouter()} />
}
