import { useEffect, useState } from 'react'
import { BrowserRouter, useRoutes } from 'react-router'
import { Providers } from './providers.tsx'
import { Loading } from '../layout/loading.tsx'
import { registerRoutes } from '../navigation/preload.ts'
import { publicRoutes } from './public-routes.tsx'

/**
 * The public pages, without what only the application needs: the router's data half, the query cache and Mantine. Any
 * other address opens the application, which replaces this tree.
 */
export function PublicApp({ enter }: { enter: () => Promise<void> }) {
  return (
    <BrowserRouter>
      <Providers>
        <PublicRoutes enter={enter} />
      </Providers>
    </BrowserRouter>
  )
}

function PublicRoutes({ enter }: { enter: () => Promise<void> }) {
  return useRoutes([...publicRoutes, { path: '*', element: <Enter enter={enter} /> }])
}

function Enter({ enter }: { enter: () => Promise<void> }) {
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    enter().catch(setError)
  }, [enter])
  if (error !== undefined) throw error
  return <Loading />
}

registerRoutes(publicRoutes)
