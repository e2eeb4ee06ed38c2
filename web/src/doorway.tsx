import { useEffect, useState } from 'react'
import { BrowserRouter, useRoutes } from 'react-router'
import { Frame } from './frame.tsx'
import { Loading } from './loading.tsx'
import { registerRoutes } from './preload.ts'
import { visitorRoutes } from './visitor-routes.tsx'

/**
 * The pages before the application, without what only the application needs: the router's data half, the query cache
 * and Mantine. Any other address opens the application, which takes over the whole page.
 */
export function Doorway({ enter }: { enter: () => Promise<void> }) {
  return (
    <BrowserRouter>
      <Frame>
        <DoorwayRoutes enter={enter} />
      </Frame>
    </BrowserRouter>
  )
}

function DoorwayRoutes({ enter }: { enter: () => Promise<void> }) {
  return useRoutes([...visitorRoutes, { path: '*', element: <Enter enter={enter} /> }])
}

function Enter({ enter }: { enter: () => Promise<void> }) {
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    enter().catch(setFault)
  }, [enter])
  if (fault !== undefined) throw fault
  return <Loading />
}

registerRoutes(visitorRoutes)
