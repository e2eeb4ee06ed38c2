import { listBankStatements } from '@bordereau/contract/bank-imports'
import { Notice } from '@bordereau/ui/badge/badge'
import { Trans, t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

/** Statements of which not all transactions are stored, and how to complete them. */
export function IncompleteImports() {
  const { workspaceId } = useWorkspace()
  const list = useQuery(listBankStatements, { workspaceId, incomplete: 'true', limit: 5 })
  return list.data?.rows.map(({ id, fileName, added, transactions }) => (
    <Notice key={id} tone="amber" title={t`The import of ${fileName} is not complete`}>
      <Trans>
        {added} of {transactions} transactions are stored. If it is not running any more, import the
        same file again: nothing is added twice.
      </Trans>
    </Notice>
  ))
}
