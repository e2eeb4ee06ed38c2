import { exportInvoices } from '@bordereau/contract/invoice-files'
import { Button } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { ListState } from '../list/list-state.ts'
import { filterOf } from './list-query.ts'
import { loadRefusalText } from '../document/load-refusal-text.ts'
import { ZipDialogLoader, preloadZip } from './zip.tsx'

/** Exports the whole filtered list. */
export function ExportMenu({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const [zip, setZip] = useState(false)
  if (!may('invoices.export')) return null
  const query = { workspaceId, ...filterOf(state) }
  const exportAs = (format: 'csv' | 'xlsx') =>
    void download(exportInvoices, { ...query, format }, loadRefusalText)
  return (
    <>
      <Menu
        align="end"
        sections={[
          {
            key: 'list',
            label: t`The list as it is filtered`,
            items: [
              {
                key: 'xlsx',
                icon: 'file-spreadsheet',
                label: t`Spreadsheet (XLSX)`,
                onPress: () => exportAs('xlsx'),
              },
              { key: 'csv', icon: 'file-csv', label: 'CSV', onPress: () => exportAs('csv') },
              {
                key: 'zip',
                icon: 'file-zip',
                label: t`Its documents (ZIP)`,
                onPress: () => setZip(true),
              },
            ],
          },
        ]}
      >
        <Button icon="cloud-download" iconEnd="chevron-down" onPointerEnter={preloadZip}>
          <Trans>Export</Trans>
        </Button>
      </Menu>
      <ZipDialogLoader open={zip} query={query} onClose={() => setZip(false)} />
    </>
  )
}
