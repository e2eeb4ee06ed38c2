import { getCompany } from '@bordereau/contract/company'
import { Loading, Skeleton } from '@bordereau/ui/state/state'
import { Stack } from '@bordereau/ui/layout/layout'
import type { ReactNode } from 'react'
import { useGet } from '../../query.ts'
import { RefusalView } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { Company } from './send-company.ts'

/** Loads the company for what needs it, with its places kept while it loads. */
export function WithCompany({ children }: { children: (company: Company) => ReactNode }) {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useGet(getCompany, { workspaceId })
  if (data) return children(data)
  if (refused) return <RefusalView refused={refused} retry={retry} />
  return <FormSkeleton />
}

/** The places of a few fields. */
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
