import { getSetup } from '@bordereau/contract/dashboard'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

export type SetupTasks = ResponseOf<typeof getSetup>['tasks']

/**
 * What is left of setting up: no tasks once all is done or put away, and none for users who may not set up. `isPending`:
 * not known yet; what stands below the list would move when it appears.
 */
export function useSetupTasks(): { readonly tasks: SetupTasks; readonly isPending: boolean } {
  const { workspaceId, may, sample, setUp } = useWorkspace()
  const enabled = may('company.update') && setUp && !sample
  const { data, refused } = useQuery(getSetup, { workspaceId }, { enabled })
  const tasks = data?.tasks ?? []
  return {
    tasks: tasks.some(({ done }) => !done) ? tasks : [],
    isPending: enabled && !data && !refused,
  }
}
