import { createDraft, listInvoices, countInvoices } from '@bordereau/contract/invoices'
import { t } from '#macros'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Page } from '../layout/page.tsx'
import { useMutation } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

const SELF_BILLED = 'self_billed_invoice'

/**
 * Creates a draft (for ?customer=…) and opens it in the editor; with ?repeat=yes to be repeated, with
 * ?type=self_billed_invoice in the name of the customer.
 */
export function NewInvoicePage() {
  const { workspaceId } = useWorkspace()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const customerId = search.get('customer') ?? undefined
  const type = search.get('type') === SELF_BILLED ? SELF_BILLED : undefined
  const { mutate, refused } = useMutation(createDraft, {
    invalidates: [listInvoices, countInvoices],
  })
  const begin = async (): Promise<void> => {
    const response = await mutate({ query: { workspaceId }, body: { customerId, type } })
    if (!response.ok) return
    await navigate(`/w/${workspaceId}/invoices/${response.value.id}`, {
      replace: true,
      state: { begun: true, ...(search.has('repeat') ? { repeat: true } : {}) },
    })
  }
  useEffect(() => {
    void begin()
    // Once for each address: `begin` only closes over what the address says.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [workspaceId, customerId, type])
  return (
    <Page title={t`New invoice`}>
      {refused && <RefusalView refused={refused} retry={() => void begin()} />}
    </Page>
  )
}
