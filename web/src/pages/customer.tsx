import { getCustomer } from '@bordereau/contract/customers'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { useLingui } from '#macros'
import { Suspense, lazy } from 'react'
import { useParams } from 'react-router'
import { Page } from '../layout/page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

const CustomerEditor = lazy(async () => ({
  default: (await import('../features/customers/customer-editor.tsx')).CustomerEditor,
}))

/** One customer, or ('new') the form of a new one. */
export function CustomerPage() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { customerId = 'new' } = useParams()
  const isNew = customerId === 'new'
  const { data, refused, retry } = useQuery(
    getCustomer,
    { workspaceId, customerId },
    { enabled: !isNew },
  )
  if (isNew || data?.id === customerId) {
    return (
      <Suspense fallback={<LoadingSkeleton height="30rem" />}>
        <CustomerEditor key={customerId} customer={isNew ? undefined : data} />
      </Suspense>
    )
  }
  if (refused) {
    return (
      <Page title={t`Customer`} back={{ href: `/w/${workspaceId}/customers`, label: t`Customers` }}>
        <RefusalView refused={refused} retry={retry} />
      </Page>
    )
  }
  return <LoadingSkeleton height="30rem" />
}
