import { listCustomers } from '@bordereau/contract/customers'
import { importCustomers } from '@bordereau/contract/import'
import { CUSTOMER_SAMPLE } from '@bordereau/contract/import-samples'
import { useLingui } from '#macros'
import { Import } from '../features/list/import.tsx'
import { Page } from '../layout/page.tsx'
import { useWorkspace } from '../data/session.tsx'

/** Imports customers from a CSV file. */
export function CustomersImportPage() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const listHref = `/w/${workspaceId}/customers`
  return (
    <Page title={t`Import customers`} back={{ href: listHref, label: t`Customers` }}>
      <Import
        endpoint={importCustomers}
        sample={CUSTOMER_SAMPLE}
        invalidates={[listCustomers]}
        listHref={listHref}
      />
    </Page>
  )
}
