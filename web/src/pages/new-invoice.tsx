import { createDraft, listInvoices, countInvoices } from '@bordereau/contract/invoices'
import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Page } from '../page.tsx'
import { useAct } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

/** Begins a draft (for ?customer=…) and opens it in the editor. */
export function NewInvoicePage() {
  const { workspaceId } = useWorkspace()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const customerId = search.get('customer') ?? undefined
  const { act, refused } = useAct(createDraft, { touches: [listInvoices, countInvoices] })
  const begin = async (): Promise<void> => {
    const answer = await act({ query: { workspaceId }, body: { customerId } })
    if (!answer.ok) return
    await navigate(`/w/${workspaceId}/invoices/${answer.value.id}`, {
      replace: true,
      state: { begun: true },
    })
  }
  useEffect(() => {
    void begin()
    // Once for each address: `begin` only closes over what the address says.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [workspaceId, customerId])
  return (
    <Page title={t`New invoice`}>
      {refused && <RefusalView refused={refused} retry={() => void begin()} />}
    </Page>
  )
}
