import { getCompany } from '@bordereau/contract/company'
import { getItem } from '@bordereau/contract/items'
import { Skeleton } from '@bordereau/ui/state/state'
import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { ItemEditor } from '../features/items/item-editor.tsx'
import { Page } from '../page.tsx'
import { useGet } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

/** One item, or ('new') the form of one to come. */
export function ItemPage() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { itemId = 'new' } = useParams()
  const isNew = itemId === 'new'
  const company = useGet(getCompany, { workspaceId })
  const { data, refused, retry } = useGet(getItem, { workspaceId, itemId }, { enabled: !isNew })
  if (isNew && company.data) return <ItemEditor key="new" item={undefined} />
  if (data?.id === itemId) return <ItemEditor key={itemId} item={data} />
  if (refused) {
    return (
      <Page title={t`Item`} back={{ href: `/w/${workspaceId}/items`, label: t`Items` }}>
        <RefusalView refused={refused} retry={retry} />
      </Page>
    )
  }
  if (company.refused) return <RefusalView refused={company.refused} retry={company.retry} />
  return <Skeleton height="30rem" />
}
