import { keysText } from '@bordereau/ui/kbd/kbd'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '#macros'
import { useSearchParams } from 'react-router'
import { ExportMenu } from '../features/invoices/export-menu.tsx'
import { InvoiceList } from '../features/invoices/invoice-list.tsx'
import { columnsHiddenByDefault } from '../features/invoices/list-columns.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { Page } from '../layout/page.tsx'
import { useWorkspace } from '../data/session.tsx'
import { KEYS } from '../navigation/shortcuts.ts'

export function InvoicesPage() {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const [search] = useSearchParams()
  const state = useListState(columnsHiddenByDefault(search.get('tab')))
  return (
    <Page
      title={t`Invoices`}
      actions={
        <>
          <ExportMenu state={state} />
          {may('invoices.draft') && search.get('tab') === 'self_billed' && (
            <ButtonLink
              icon="receipt-refund"
              href={`/w/${workspaceId}/invoices/new?type=self_billed_invoice`}
            >
              <Trans>New self-billed invoice</Trans>
            </ButtonLink>
          )}
          {may('invoices.draft') && (
            <ButtonLink
              look="primary"
              icon="plus"
              title={keysText(KEYS['/invoices/new'])}
              href={`/w/${workspaceId}/invoices/new`}
            >
              <Trans>New invoice</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      <InvoiceList state={state} />
    </Page>
  )
}
