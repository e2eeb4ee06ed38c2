import { Select } from '@bordereau/ui/field/select'
import { Grid, Stack, Text } from '@bordereau/ui/layout/layout'
import { DataTable } from '@bordereau/ui/table/data-table'
import { Trans, t, useLingui } from '#macros'
import { ColumnSelects } from '../list/column-selects.tsx'
import { EncodingField } from '../list/encoding-field.tsx'
import { AccountField } from './account-field.tsx'
import type { Question, StatementImport } from './use-statement-import.ts'

/** Which column of a bank's CSV file is what; remembered for files with the same headings. */
export function StatementColumns(props: {
  readonly state: StatementImport
  readonly question: Question
}) {
  const { state, question } = props
  const { encoding, fileName } = question
  const isCsv = question.headings.length > 0
  return (
    <Stack gap={4}>
      {question.file !== undefined && (
        <Text weight="semibold">
          <Trans>{fileName}, in the ZIP file</Trans>
        </Text>
      )}
      <OpenQuestions question={question} />
      <AccountField state={state} />
      {(!encoding.sure || state.isShown || encoding.used === state.encoding) && (
        <EncodingField
          encoding={encoding}
          disabled={state.pending}
          onEncoding={chosen => state.file && state.showIn(state.file, chosen)}
        />
      )}
      {isCsv && (
        <Grid column={13}>
          <ColumnSelects
            fields={question.fields}
            headings={question.headings}
            columns={state.columns ?? {}}
            labelOf={fieldLabel}
            onColumns={columns => state.set({ columns })}
          />
          <DayOrderField state={state} />
        </Grid>
      )}
      <FirstRows question={question} />
    </Stack>
  )
}

/** What must be decided, in a sentence each. */
function OpenQuestions({ question: { open, headings, encoding } }: { question: Question }) {
  const isAsked = (...names: readonly string[]) => names.some(name => open.includes(name))
  return (
    <Stack gap={2}>
      {!encoding.sure && (
        <Text tone="muted">
          <Trans>Look at the letters with accents: are they right?</Trans>
        </Text>
      )}
      {isAsked('date', 'amount', 'name', 'text') && (
        <Text tone="muted">
          <Trans>
            Say once which column is what. The next file with these headings is read at once.
          </Trans>
        </Text>
      )}
      {isAsked('name', 'text') && (
        <Text tone="muted">
          <Trans>
            Without text and payer, payments are not found by the number of the invoice. Leave a
            field empty if the file has no such column.
          </Trans>
        </Text>
      )}
      {isAsked('dayOrder') && (
        <Text tone="muted">
          <Trans>
            The dates can be read in two ways: say whether the day or the month is first.
          </Trans>
        </Text>
      )}
      {isAsked('status') && (
        <Text tone="muted">
          <Trans>
            The column for the status has words that are not known. If all rows are booked, say that
            it is not in the file.
          </Trans>
        </Text>
      )}
      {open.length === 0 && headings.length > 0 && encoding.sure && (
        <Text tone="muted">
          <Trans>This is how the file is read.</Trans>
        </Text>
      )}
    </Stack>
  )
}

function DayOrderField({ state }: { state: StatementImport }) {
  const { t } = useLingui()
  return (
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
  )
}

function FirstRows({ question: { headings, rows } }: { question: Question }) {
  const { t } = useLingui()
  const names = headings.length > 0 ? headings : [t`Text`]
  return (
    <DataTable
      label={t`The first rows of the file`}
      rows={rows.map((cells, i) => ({ key: String(i), cells }))}
      rowKey={row => row.key}
      rowName={row => row.cells.join(' ')}
      columns={names.map((heading, i) => ({
        key: heading,
        head: heading,
        cell: (row: { readonly cells: readonly string[] }) => row.cells[i] ?? '',
      }))}
    />
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
    case 'net':
      return t`Amount after fees`
    case 'fee':
      return t`Fee`
    case 'status':
      return t`Status of the booking`
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
