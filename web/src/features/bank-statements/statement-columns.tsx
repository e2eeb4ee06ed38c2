import { Select } from '@bordereau/ui/field/select'
import { Grid, Stack, Text } from '@bordereau/ui/layout/layout'
import { DataTable } from '@bordereau/ui/table/data-table'
import { Trans, t, useLingui } from '#macros'
import { ColumnSelects } from '../list/column-selects.tsx'
import { AccountField } from './account-field.tsx'
import type { Question, StatementImport } from './use-statement-import.ts'

/** Which column of a bank's CSV file is what; remembered for files with the same headings. */
export function StatementColumns(props: {
  readonly state: StatementImport
  readonly question: Question
}) {
  const { t } = useLingui()
  const { state, question } = props
  return (
    <Stack gap={4}>
      <Text tone="muted">
        <Trans>
          Say once which column is what. The next file with these headings is read at once.
        </Trans>
      </Text>
      <AccountField state={state} />
      <Grid column={13}>
        <ColumnSelects
          fields={question.fields}
          headings={question.headings}
          columns={state.columns ?? {}}
          labelOf={fieldLabel}
          onColumns={columns => state.set({ columns })}
        />
        <Select
          label={t`Order of dates`}
          value={state.dayOrder}
          options={[
            { value: '', label: t`As the dates show` },
            { value: 'day_first', label: t`Day first: 31/01/2026` },
            { value: 'month_first', label: t`Month first: 01/31/2026` },
          ]}
          onChange={value =>
            state.set({ dayOrder: value === 'day_first' || value === 'month_first' ? value : '' })
          }
        />
      </Grid>
      <DataTable
        label={t`The first rows of the file`}
        rows={question.rows.map((cells, i) => ({ key: String(i), cells }))}
        rowKey={row => row.key}
        rowName={row => row.cells.join(' ')}
        columns={question.headings.map((heading, i) => ({
          key: heading,
          head: heading,
          cell: (row: { readonly cells: readonly string[] }) => row.cells[i] ?? '',
        }))}
      />
    </Stack>
  )
}

function fieldLabel(name: string): string {
  switch (name) {
    case 'date':
      return t`Booking date`
    case 'valueDate':
      return t`Value date`
    case 'amount':
      return t`Amount`
    case 'credit':
      return t`Amount received`
    case 'debit':
      return t`Amount paid`
    case 'mark':
      return t`Received or paid`
    case 'currency':
      return t`Currency`
    case 'name':
      return t`Payer or payee`
    case 'account':
      return t`Account of the other party`
    case 'text':
      return t`Text`
    case 'reference':
      return t`Reference`
    default:
      return t`The bank’s reference`
  }
}
