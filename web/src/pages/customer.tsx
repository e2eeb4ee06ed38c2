import { getCustomer } from '@bordereau/contract/customers'
import { Skeleton } from '@bordereau/ui/state/state'
import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { CustomerEditor } from '../features/customers/customer-editor.tsx'
import { Page } from '../page.tsx'
import { useGet } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

/** One customer, or ('new') the form of one to come. */
export function CustomerPage() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { customerId = 'new' } = useParams()
  const isNew = customerId === 'new'
  const { data, refused, retry } = useGet(
    getCustomer,
    { workspaceId, customerId },
    { enabled: !isNew },
  )
  if (isNew) return <CustomerEditor key="new" customer={undefined} />
  if (data?.id === customerId) return <CustomerEditor key={customerId} customer={data} />
  if (refused) {
    return (
      <Page title={t`Customer`} back={{ href: `/w/${workspaceId}/customers`, label: t`Customers` }}>
        <RefusalView refused={refused} retry={retry} />
      </Page>
    )
  }
  return <Skeleton height="30rem" />
}
