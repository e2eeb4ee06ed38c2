import { getCompany, type Company } from '@bordereau/contract/company'
import { Loading, Skeleton } from '@bordereau/ui/state/state'
import { Stack } from '@bordereau/ui/layout/layout'
import type { ReactNode } from 'react'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'

/** Loads the company for its children, with a skeleton while it loads. */
export function WithCompany({ children }: { children: (company: Company) => ReactNode }) {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(getCompany, { workspaceId })
  if (data) return children(data)
  if (refused) return <RefusalView refused={refused} retry={retry} />
  return <FormSkeleton />
}

/** The skeleton of a few fields. */
export function FormSkeleton() {
  return (
    <Loading>
      <Stack gap={6}>
        {[1, 2, 3, 4].map(key => (
          <Stack key={key} gap={2}>
            <Skeleton width="8rem" />
            <Skeleton height="2.25rem" />
          </Stack>
        ))}
      </Stack>
    </Loading>
  )
}
