import { listBankConnections } from '@bordereau/contract/bank-connections'
import { bankTransactionCounts } from '@bordereau/contract/bank-statements'
import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { Loading, Skeleton } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy } from 'react'
import { useQuery } from '../data/query.ts'
import { useWorkspace } from '../data/session.tsx'
import { ConnectionNotice } from '../features/bank-connections/connection-notice.tsx'
import { CertainMatches } from '../features/bank-statements/certain-matches.tsx'
import { TransactionList } from '../features/bank-statements/transaction-list.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { Page } from '../layout/page.tsx'

const ImportStatement = lazy(async () => ({
  default: (await import('../features/bank-statements/import-statement.tsx')).ImportStatement,
}))

/** After a server that stopped in the middle of an import, which hardly any page has to say. */
const IncompleteImports = lazy(async () => ({
  default: (await import('../features/bank-statements/incomplete-imports.tsx')).IncompleteImports,
}))

/** The query parameter that opens the window to import a statement. */
const NEW_PARAM = 'new'

/** Bank statements: import, matching of payments with invoices. */
export function BankPage() {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const connections = useQuery(listBankConnections, { workspaceId })
  const counts = useQuery(bankTransactionCounts, { workspaceId })
  // Until then the list, which is loaded meanwhile, would move when a notice appears above it.
  const areNoticesKnown = !connections.pending && !counts.pending
  const state = useListState()
  const importing = state.get(NEW_PARAM) === 'statement' && may('payments.record')
  return (
    <Page
      title={t`Bank statements`}
      actions={
        may('payments.record') && (
          <Button
            look="primary"
            icon="upload"
            onClick={() => state.put({ [NEW_PARAM]: 'statement' })}
          >
            <Trans>Import statement</Trans>
          </Button>
        )
      }
    >
      {!areNoticesKnown && (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
      <div hidden={!areNoticesKnown}>
        <Stack gap={4}>
          <ConnectionNotice />
          <Suspense fallback={null}>
            <IncompleteImports />
          </Suspense>
          <CertainMatches />
          <TransactionList state={state} />
        </Stack>
      </div>
      <Suspense fallback={null}>
        {importing && <ImportStatement onClose={() => state.put({ [NEW_PARAM]: undefined })} />}
      </Suspense>
    </Page>
  )
}
