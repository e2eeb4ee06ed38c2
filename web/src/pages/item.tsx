import { getCompany } from '@bordereau/contract/company'
import { getItem } from '@bordereau/contract/items'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { useLingui } from '#macros'
import { Suspense, lazy } from 'react'
import { useParams } from 'react-router'
import { Page } from '../layout/page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

const ItemEditor = lazy(async () => ({
  default: (await import('../features/items/item-editor.tsx')).ItemEditor,
}))

/** One item, or ('new') the form of a new one. */
export function ItemPage() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { itemId = 'new' } = useParams()
  const isNew = itemId === 'new'
  const company = useQuery(getCompany, { workspaceId })
  const { data, refused, retry } = useQuery(getItem, { workspaceId, itemId }, { enabled: !isNew })
  if (isNew ? company.data : data?.id === itemId) {
    return (
      <Suspense fallback={<LoadingSkeleton height="30rem" />}>
        <ItemEditor key={itemId} item={isNew ? undefined : data} />
      </Suspense>
    )
  }
  if (refused) {
    return (
      <Page title={t`Item`} back={{ href: `/w/${workspaceId}/items`, label: t`Items` }}>
        <RefusalView refused={refused} retry={retry} />
      </Page>
    )
  }
  if (company.refused) return <RefusalView refused={company.refused} retry={company.retry} />
  return <LoadingSkeleton height="30rem" />
}
