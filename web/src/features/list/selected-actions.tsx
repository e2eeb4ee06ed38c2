import { Button } from '@bordereau/ui/button/button'
import { Trans } from '#macros'
import { ExportButton } from './export-button.tsx'
import { type SaveAs, tableFiles } from './file-items.ts'

/** The buttons for the selected rows of customers or items. */
export function SelectedActions(props: {
  /** Whether the rows are archived, and what is done about it; undefined for those who may not. */
  readonly archived: boolean
  readonly onArchive: (() => void) | undefined
  readonly onExport: SaveAs
}) {
  const { archived, onArchive, onExport } = props
  return (
    <>
      <ExportButton size="sm" sections={[{ key: 'rows', items: tableFiles(onExport) }]} />
      {onArchive && (
        <Button size="sm" icon="archive" onClick={onArchive}>
          {archived ? <Trans>Restore</Trans> : <Trans>Archive</Trans>}
        </Button>
      )}
    </>
  )
}
