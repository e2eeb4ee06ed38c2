import { importCustomers } from '@bordereau/contract/customers'
import type { RequestOf, ResponseOf } from '@bordereau/contract/endpoint'
import { importItems } from '@bordereau/contract/items'
import type { Endpoint } from '@bordereau/contract/endpoint'
import type { ImportSample } from '@bordereau/contract/import-samples'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { FileDrop } from '@bordereau/ui/field/file-drop'
import { Select } from '@bordereau/ui/field/select'
import { Card, Grid, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Stepper } from '@bordereau/ui/stepper/stepper'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Refused } from '../../api.ts'
import { saveBlob } from '../../download.ts'
import layout from '../../layout.module.css'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { fieldName } from './import-words.ts'
import { PreviewTable, RefusedRows } from './import-report.tsx'

type Importer = typeof importCustomers | typeof importItems
type Report = ResponseOf<typeof importCustomers>
type Request = RequestOf<typeof importCustomers>
type Columns = Readonly<Record<string, string>>
const MAX_BYTES = 5_000_000

/** Reads a CSV file step by step: the file, what its columns mean, what would happen, what did. */
export function Import(props: {
  readonly endpoint: Importer
  /** A file that shows what one looks like. */
  readonly sample: ImportSample
  readonly touches: readonly Endpoint[]
  /** Where the list is. */
  readonly listHref: string
}) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { act, pending, refused, clear } = useAct(props.endpoint, { touches: props.touches })
  const [csv, setCsv] = useState<string>()
  const [preview, setPreview] = useState<Report>()
  const [done, setDone] = useState<Report>()

  async function ask(request: Request): Promise<Report | undefined> {
    const answer = await act({ query: { workspaceId }, body: request })
    return answer.ok ? answer.value : undefined
  }
  async function read(text: string, columns?: Columns): Promise<void> {
    setCsv(text)
    const report = await ask({
      csv: text,
      apply: false,
      ...(columns ? { columns: { ...columns } } : {}),
    })
    if (report) setPreview(report)
  }
  async function apply(text: string, columns: Columns): Promise<void> {
    const report = await ask({ csv: text, columns: { ...columns }, apply: true })
    if (report) setDone(report)
  }
  function again(): void {
    clear()
    setCsv(undefined)
    setPreview(undefined)
    setDone(undefined)
  }
  const step = done ? 'report' : preview ? 'columns' : 'file'
  return (
    <Stack gap={6}>
      <Stepper
        label={t`Import`}
        current={step}
        steps={[
          { key: 'file', label: t`File` },
          { key: 'columns', label: t`Columns and preview` },
          { key: 'report', label: t`Report` },
        ]}
      />
      {refused && (
        <Notice tone="red" live>
          {importWords(refused, t)}
        </Notice>
      )}
      {step === 'file' && <ChooseFile sample={props.sample} onText={text => void read(text)} />}
      {step === 'columns' && preview && csv !== undefined && (
        <MapColumns
          report={preview}
          pending={pending}
          onColumns={columns => void read(csv, columns)}
          onApply={() => void apply(csv, preview.columns)}
          onAgain={again}
        />
      )}
      {done && <Done report={done} listHref={props.listHref} onAgain={again} />}
    </Stack>
  )
}

function importWords(refused: Refused, t: ReturnType<typeof useLingui>['t']): string {
  switch (refused.refusal) {
    case 'not_csv':
      return t`This is not a CSV file. Save the sheet as CSV and choose that file.`
    case 'too_many_rows':
      return t`The file has too many rows for one import. Split it into several.`
    case 'column_missing':
      return t`A column that is needed has no heading chosen.`
    default:
      return wordsOf(refused)
  }
}

function ChooseFile(props: { sample: ImportSample; onText: (text: string) => void }) {
  const { t } = useLingui()
  async function take(files: readonly File[]): Promise<void> {
    const file = files[0]
    if (file) props.onText(await textOf(file))
  }
  return (
    <div className={layout.withSide}>
      <FileDrop
        label={t`CSV file`}
        help={t`The first row holds the headings. Comma, semicolon or tab, UTF-8 or Windows encoding.`}
        accept=".csv,.tsv,.txt,text/csv"
        maxBytes={MAX_BYTES}
        onFiles={files => void take(files)}
      />
      <div className={layout.side}>
        <WhatItNeeds sample={props.sample} />
      </div>
    </div>
  )
}

/** Before there is a file: what one may hold, and one to begin with. */
function WhatItNeeds({ sample }: { sample: ImportSample }) {
  const { t } = useLingui()
  const [needed = '', ...others] = sample.fields.map(fieldName)
  function download(): void {
    // Spreadsheets know by the mark at the beginning that it is UTF-8.
    saveBlob(new Blob([`\ufeff${sample.csv}`], { type: 'text/csv' }), sample.name)
  }
  return (
    <Card title={t`What the file holds`}>
      <Stack>
        <Text>
          <Trans>
            One row each. Only one column is needed: {needed}. These are read too, where they are
            there:
          </Trans>
        </Text>
        <Text tone="muted">{others.join(', ')}</Text>
        <Text>
          <Trans>
            Headings may be in your own language and in any order. Nothing is changed before you
            have seen a preview.
          </Trans>
        </Text>
        <Row>
          <Button icon="download" onClick={download}>
            <Trans>Download a sample file</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

/** The text of a file: UTF-8, or what spreadsheets on Windows write where it is none. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function MapColumns(props: {
  readonly report: Report
  readonly pending: boolean
  readonly onColumns: (columns: Columns) => void
  readonly onApply: () => void
  readonly onAgain: () => void
}) {
  const { t } = useLingui()
  const { report, pending, onColumns } = props
  const good = report.created + report.updated
  function choose(field: string, heading: string): void {
    const others = Object.entries(report.columns).filter(([name]) => name !== field)
    onColumns(Object.fromEntries(heading === '' ? others : [...others, [field, heading]]))
  }
  return (
    <Stack gap={6}>
      <Card title={t`Which column is what`}>
        <Grid column={13}>
          {report.fields.map(field => (
            <Select
              key={field.name}
              label={fieldName(field.name)}
              required={field.required}
              value={report.columns[field.name] ?? ''}
              options={[
                { value: '', label: t`Not in the file` },
                ...report.headings.map(heading => ({ value: heading, label: heading })),
              ]}
              onChange={heading => choose(field.name, heading)}
            />
          ))}
        </Grid>
      </Card>
      <Card title={t`Preview`} pad="none">
        <PreviewTable report={report} />
      </Card>
      <RefusedRows report={report} />
      <Row justify="between" wrap>
        <Button look="quiet" onClick={props.onAgain}>
          <Trans>Another file</Trans>
        </Button>
        <Button look="primary" busy={pending} disabled={good === 0} onClick={props.onApply}>
          <Plural value={good} one="Import # row" other="Import # rows" />
        </Button>
      </Row>
    </Stack>
  )
}

function Done(props: { report: Report; listHref: string; onAgain: () => void }) {
  const { t } = useLingui()
  const { created, updated, refused } = props.report
  return (
    <Stack gap={6}>
      <Notice tone={refused.length === 0 ? 'green' : 'amber'} title={t`The file is read`} live>
        <Text>
          {t`Added: ${created}. Changed: ${updated}. Refused: ${new Set(refused.map(({ row }) => row)).size}.`}
        </Text>
      </Notice>
      <RefusedRows report={props.report} />
      <Row>
        <ButtonLink look="primary" href={props.listHref}>
          <Trans>Go to the list</Trans>
        </ButtonLink>
        <Button onClick={props.onAgain}>
          <Trans>Import another file</Trans>
        </Button>
      </Row>
    </Stack>
  )
}
