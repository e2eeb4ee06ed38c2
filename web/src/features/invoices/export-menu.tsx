import { exportInvoices } from '@bordereau/contract/invoice-files'
import { useLingui } from '#macros'
import { useState } from 'react'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { tableFiles } from '../list/file-items.ts'
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
  const zipItem = {
    key: 'zip',
    icon: 'file-zip',
    label: t`Its documents (ZIP)`,
    onPress: () => setZip(true),
  } as const
  const items = [
    ...tableFiles(format => void download(exportInvoices, { ...query, format }, loadRefusalText)),
    zipItem,
  ]
  return (
    <>
      <ExportButton
        sections={[{ key: 'list', label: t`The list as it is filtered`, items }]}
        onPointerEnter={preloadZip}
      />
      <ZipDialogLoader open={zip} query={query} onClose={() => setZip(false)} />
    </>
  )
}
