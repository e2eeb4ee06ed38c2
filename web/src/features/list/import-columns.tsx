import type { Encoding } from '@bordereau/contract/encoding-names'
import type { ImportReport } from '@bordereau/contract/import'
import { Button } from '@bordereau/ui/button/button'
import { Card, Grid, Row, Stack } from '@bordereau/ui/layout/layout'
import { Plural, Trans, useLingui } from '#macros'
import { EncodingChoice } from './encoding-choice.tsx'
import { ColumnSelects } from './column-selects.tsx'
import { importFieldLabel } from './import-texts.ts'
import { PreviewTable, RefusedRows } from './import-report.tsx'
import type { Columns } from './use-import.ts'

/** Which column is what, with a preview of the rows as they are read. */
export function MapColumns(props: {
  readonly report: ImportReport
  readonly pending: boolean
  readonly onEncoding: (encoding: Encoding) => void
  readonly onColumns: (columns: Columns) => void
  readonly onApply: () => void
  readonly onRestart: () => void
}) {
  const { t } = useLingui()
  const { report, pending, onColumns, onEncoding } = props
  const good = report.created + report.updated
  return (
    <Stack gap={6}>
      <Card title={t`Which column is what`}>
        <Grid column={13}>
          <ColumnSelects
            fields={report.fields}
            headings={report.headings}
            columns={report.columns}
            labelOf={importFieldLabel}
            onColumns={onColumns}
          />
        </Grid>
      </Card>
      <Card title={t`Preview`} pad="none">
        <PreviewTable report={report} />
      </Card>
      {report.encoding && (
        <EncodingChoice encoding={report.encoding} disabled={pending} onEncoding={onEncoding} />
      )}
      <RefusedRows report={report} />
      <Row justify="between" wrap>
        <Button look="quiet" onClick={props.onRestart}>
          <Trans>Another file</Trans>
        </Button>
        <Button look="primary" busy={pending} disabled={good === 0} onClick={props.onApply}>
          <Plural value={good} one="Import # row" other="Import # rows" />
        </Button>
      </Row>
    </Stack>
  )
}
