import { getCompany, listBankAccounts } from '@bordereau/contract/company'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { PaperSkeleton } from '../../layout/paper-skeleton.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { type DraftAccess, type EditedDocument, invoiceAccess } from './draft-access.ts'
import { Editor } from './editor.tsx'

/** Loads company and bank accounts, then renders the editor of an invoice, or of what `access` reads and writes. */
export function EditorLoader(props: {
  readonly invoice: EditedDocument
  readonly access?: DraftAccess
}) {
  const { invoice } = props
  const { workspaceId } = useWorkspace()
  const [access] = useState(
    () => props.access ?? invoiceAccess({ workspaceId, invoiceId: invoice.id }),
  )
  const company = useQuery(getCompany, { workspaceId })
  const accounts = useQuery(listBankAccounts, { workspaceId })
  const refused = company.refused ?? accounts.refused
  if (company.data && accounts.data) {
    return (
      <Editor
        key={invoice.id}
        invoice={invoice}
        access={access}
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
  return <PaperSkeleton />
}
