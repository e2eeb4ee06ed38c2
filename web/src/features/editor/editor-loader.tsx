import type { InvoiceView } from '@bordereau/contract/invoices'
import { getCompany, listBankAccounts } from '@bordereau/contract/company'
import { Skeleton } from '@bordereau/ui/state/state'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { Editor } from './editor.tsx'

/** Loads company and bank accounts, then renders the editor. */
export function EditorLoader({ invoice }: { invoice: InvoiceView }) {
  const { workspaceId } = useWorkspace()
  const company = useQuery(getCompany, { workspaceId })
  const accounts = useQuery(listBankAccounts, { workspaceId })
  const refused = company.refused ?? accounts.refused
  if (company.data && accounts.data) {
    return (
      <Editor
        key={invoice.id}
        invoice={invoice}
        company={company.data}
        accounts={accounts.data.accounts}
      />
    )
  }
  if (refused) {
    return (
      <RefusalView refused={refused} retry={company.refused ? company.retry : accounts.retry} />
    )
  }
  return <Skeleton height="40rem" />
}
