import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy } from 'react'
import { useWorkspace } from '../data/session.tsx'
import { CertainMatches } from '../features/bank-statements/certain-matches.tsx'
import { TransactionList } from '../features/bank-statements/transaction-list.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { Page } from '../layout/page.tsx'

const ImportStatement = lazy(async () => ({
  default: (await import('../features/bank-statements/import-statement.tsx')).ImportStatement,
}))

const ConnectionNotice = lazy(async () => ({
  default: (await import('../features/bank-connections/connection-notice.tsx')).ConnectionNotice,
}))

/** The query parameter that opens the window to import a statement. */
const NEW_PARAM = 'new'

/** Bank statements: import, matching of payments with invoices. */
export function BankPage() {
  const { t } = useLingui()
  const { may } = useWorkspace()
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
      <Stack gap={4}>
        <Suspense fallback={null}>
          <ConnectionNotice />
        </Suspense>
        <CertainMatches />
        <TransactionList state={state} />
      </Stack>
      <Suspense fallback={null}>
        {importing && <ImportStatement onClose={() => state.put({ [NEW_PARAM]: undefined })} />}
      </Suspense>
    </Page>
  )
}
