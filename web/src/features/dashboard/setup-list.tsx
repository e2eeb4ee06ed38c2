import { getSetup } from '@bordereau/contract/dashboard'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { SetupCard } from './setup-card.tsx'

/** What is left of setting up; nothing once all is done or put away. */
export function SetupList() {
  const { workspaceId } = useWorkspace()
  const { data } = useQuery(getSetup, { workspaceId })
  if (!data?.tasks.some(({ done }) => !done)) return null
  return <SetupCard tasks={data.tasks} />
}
