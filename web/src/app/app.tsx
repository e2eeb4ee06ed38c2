import type { ReactNode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { cleanPasted } from '../form/clean-pasted.ts'
import { createRouter } from './router.tsx'

/**
 * The application with all of its routes, at the current address. Called once; the code may have been fetched much
 * earlier, while another page was shown.
 */
export function openApp(): ReactNode {
  cleanPasted(document)
  return <RouterProvider router={createRouter()} />
}
