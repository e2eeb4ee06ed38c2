import { RouterProvider } from 'react-router/dom'
import { router } from './router.tsx'

/** The application with all of its routes. */
export function App() {
  return <RouterProvider router={router} />
}
