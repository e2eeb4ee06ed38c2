import { exportInvoices } from '@bordereau/contract/invoices'
import { Button } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { download } from '../../download.ts'
import { useWorkspace } from '../../session.tsx'
import type { ListState } from '../list/list-state.ts'
import { filterOf } from './list-query.ts'
import { refusalWords } from './refusal-words.ts'
import { Zip, preloadZip } from './zip.tsx'

/** The whole filtered list as a file. */
export function ExportMenu({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const [zip, setZip] = useState(false)
  if (!may('invoices.export')) return null
  const query = { workspaceId, ...filterOf(state) }
  const take = (format: 'csv' | 'xlsx') =>
    void download(exportInvoices, { ...query, format }, refusalWords)
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
                onPress: () => take('xlsx'),
              },
              { key: 'csv', icon: 'file-csv', label: 'CSV', onPress: () => take('csv') },
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
      <Zip open={zip} query={query} onClose={() => setZip(false)} />
    </>
  )
}
