import { getCompany, listBankAccounts } from '@bordereau/contract/company'
import { Skeleton } from '@bordereau/ui/state/state'
import { useGet } from '../../query.ts'
import { RefusalView } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from './desk.ts'
import { Editor } from './editor.tsx'

/** Gathers what lies on the desk before the editor opens. */
export function EditorOf({ invoice }: { invoice: InvoiceView }) {
  const { workspaceId } = useWorkspace()
  const company = useGet(getCompany, { workspaceId })
  const accounts = useGet(listBankAccounts, { workspaceId })
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
