import { Button } from '@bordereau/ui/button/button'
import { SelectionBar } from '@bordereau/ui/table/list-tools'
import { Trans } from '#macros'
import { ExportAs, type SaveAs } from './export-as.tsx'

/** What can be done with the selected rows of customers or items. */
export function RowsBar(props: {
  readonly count: number
  readonly onClear: () => void
  /** Whether the rows are archived, and what is done about it; undefined for those who may not. */
  readonly archived: boolean
  readonly onArchive: (() => void) | undefined
  readonly onExport: SaveAs
}) {
  const { count, onClear, archived, onArchive, onExport } = props
  return (
    <SelectionBar count={count} onClear={onClear}>
      <ExportAs size="sm" onExport={onExport} />
      {onArchive && (
        <Button size="sm" icon="archive" onClick={onArchive}>
          {archived ? <Trans>Restore</Trans> : <Trans>Archive</Trans>}
        </Button>
      )}
    </SelectionBar>
  )
}
