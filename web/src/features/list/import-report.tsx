import type { ImportReport } from '@bordereau/contract/import'
import { Button } from '@bordereau/ui/button/button'
import { Card } from '@bordereau/ui/layout/layout'
import { Text } from '@bordereau/ui/layout/layout'
import { DataTable } from '@bordereau/ui/table/data-table'
import { Trans, useLingui } from '#macros'
import { saveBlob } from '../../data/download.ts'
import { importReasonText } from './import-reasons.ts'
import { importFieldLabel } from './import-texts.ts'

/** A preview of the first rows as parsed. */
export function PreviewTable({ report }: { report: ImportReport }) {
  const { t } = useLingui()
  const fields = report.fields.map(({ name }) => name).filter(name => name in report.columns)
  const rows = report.preview.map((row, index) => ({ ...row, index: String(index) }))
  return (
    <DataTable
      label={t`The first rows as they were understood`}
      keys={false}
      rows={rows}
      rowKey={row => row.index}
      rowName={row => row.index}
      columns={fields.map((name, i) => ({
        key: name,
        head: importFieldLabel(name),
        cell: (row: Record<string, string>) => row[name] ?? '',
        ...(i === 0 ? { phone: 'top-start' as const } : {}),
        ...(i === 1 ? { phone: 'bottom-start' as const } : {}),
      }))}
    />
  )
}

/** The refused cells with row and reason, also as a CSV download. */
export function RefusedRows({ report }: { report: ImportReport }) {
  const { t } = useLingui()
  const { refused, refusedRows } = report
  if (refused.length === 0) return null
  const shownRows = new Set(refused.map(({ row }) => row)).size
  const rows = refused.map((each, index) => ({ ...each, key: String(index) }))
  return (
    <Card
      title={t`Refused rows`}
      pad="none"
      aside={
        <Button size="sm" icon="download" onClick={() => saveReport(report)}>
          <Trans>Download as CSV</Trans>
        </Button>
      }
    >
      {shownRows < refusedRows && (
        <Text tone="muted">
          <Trans>
            The first {shownRows} of {refusedRows} refused rows are shown.
          </Trans>
        </Text>
      )}
      <DataTable
        label={t`Refused rows`}
        keys={false}
        rows={rows}
        rowKey={row => row.key}
        rowName={row => String(row.row)}
        columns={[
          { key: 'row', head: t`Row`, phone: 'top-start', cell: row => row.row },
          {
            key: 'field',
            head: t`Field`,
            phone: 'top-end',
            cell: row => importFieldLabel(row.field),
          },
          { key: 'value', head: t`Value`, cell: row => row.value },
          {
            key: 'reason',
            head: t`Why`,
            phone: 'bottom-start',
            cell: row => importReasonText(row.reason),
          },
        ]}
      />
    </Card>
  )
}

function saveReport({ refused }: ImportReport): void {
  const rows = refused.map(each => [each.row, each.field, each.value, each.reason])
  const text = [['row', 'field', 'value', 'reason'], ...rows]
    .map(cells => cells.map(cell => quoted(String(cell))).join(','))
    .join('\r\n')
  saveBlob(new Blob(['\ufeff', text], { type: 'text/csv' }), 'refused-rows.csv')
}

/** Quotes a cell; one that a spreadsheet would read as a formula gets a leading apostrophe. */
function quoted(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}
