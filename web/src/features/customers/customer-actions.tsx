import {
  archiveCustomer,
  getCustomer,
  listCustomers,
  type CustomerView,
} from '@bordereau/contract/customers'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '#macros'
import { call } from '../../data/api.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useArchive } from '../../data/use-archive.ts'

/** Archives the customer, or begins an invoice to them. */
export function CustomerActions({ customer }: { customer: CustomerView }) {
  const { workspaceId, may } = useWorkspace()
  const archive = useArchiveCustomer(customer)
  const base = `/w/${workspaceId}/invoices`
  return (
    <>
      {may('customers.delete') && (
        <Button icon="archive" onClick={() => void archive()}>
          {customer.archived ? <Trans>Restore</Trans> : <Trans>Archive</Trans>}
        </Button>
      )}
      {may('invoices.draft') && !customer.archived && customer.profile.selfBilling && (
        <ButtonLink
          icon="receipt-refund"
          href={`${base}/new?customer=${customer.id}&type=self_billed_invoice`}
        >
          <Trans>New self-billed invoice</Trans>
        </ButtonLink>
      )}
      {may('invoices.draft') && !customer.archived && (
        <ButtonLink look="primary" icon="plus" href={`${base}/new?customer=${customer.id}`}>
          <Trans>New invoice</Trans>
        </ButtonLink>
      )}
    </>
  )
}

/** Archives the customer, or restores them. */
function useArchiveCustomer({ id, archived, profile }: CustomerView): () => Promise<void> {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, customerId: id }
  return useArchive({
    id,
    archived,
    message: t`${profile.legalName} is archived.`,
    listHref: `/w/${workspaceId}/customers`,
    send: (wanted, keepalive) =>
      call(archiveCustomer, { query, body: { archived: wanted }, keepalive }),
    invalidates: [listCustomers, getCustomer],
  })
}
