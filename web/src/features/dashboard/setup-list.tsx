import { getSetup } from '@bordereau/contract/dashboard'
import { Suspense, lazy } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

// Only a company that is new needs it.
const SetupCard = lazy(async () => ({ default: (await import('./setup-card.tsx')).SetupCard }))

/** What is left of setting up; nothing once all is done or put away. */
export function SetupList() {
  const { workspaceId } = useWorkspace()
  const { data } = useQuery(getSetup, { workspaceId })
  if (!data?.tasks.some(({ done }) => !done)) return null
  return (
    <Suspense fallback={null}>
      <SetupCard tasks={data.tasks} />
    </Suspense>
  )
}
