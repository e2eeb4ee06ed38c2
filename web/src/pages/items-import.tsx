import { listItems } from '@bordereau/contract/items'
import { importItems } from '@bordereau/contract/import'
import { ITEM_SAMPLE } from '@bordereau/contract/import-samples'
import { useLingui } from '#macros'
import { Import } from '../features/list/import.tsx'
import { Page } from '../layout/page.tsx'
import { useWorkspace } from '../data/session.tsx'

/** Imports items from a CSV file. */
export function ItemsImportPage() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const listHref = `/w/${workspaceId}/items`
  return (
    <Page title={t`Import items`} back={{ href: listHref, label: t`Items` }}>
      <Import
        endpoint={importItems}
        sample={ITEM_SAMPLE}
        invalidates={[listItems]}
        listHref={listHref}
      />
    </Page>
  )
}
