import { getCompany, type Company } from '@bordereau/contract/company'
import type { ReactNode } from 'react'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { FormSkeleton } from '../../layout/form-skeleton.tsx'

/** Loads the company for its children, with a skeleton while it loads. */
export function WithCompany({ children }: { children: (company: Company) => ReactNode }) {
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(getCompany, { workspaceId })
  if (data) return children(data)
  if (refused) return <RefusalView refused={refused} retry={retry} />
  return <FormSkeleton />
}
