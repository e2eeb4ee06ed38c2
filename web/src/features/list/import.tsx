import type { ImportReport, ImportRequest } from '@bordereau/contract/import'
import { importCustomers } from '@bordereau/contract/customers'
import type { Endpoint } from '@bordereau/contract/endpoint'
import type { ImportSample } from '@bordereau/contract/import-samples'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { FileDrop } from '@bordereau/ui/field/file-drop'
import { Select } from '@bordereau/ui/field/select'
import { Card, Grid, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Stepper } from '@bordereau/ui/stepper/stepper'
import { Plural, Trans, useLingui } from '#macros'
import { useState } from 'react'
import { saveBlob } from '../../data/download.ts'
import layout from '../../layout/layout.module.css'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { importRefusalMessage } from './import-refusal.ts'
import { importFieldLabel } from './import-texts.ts'
import { PreviewTable, RefusedRows } from './import-report.tsx'

type Importer = typeof importCustomers
type Columns = Readonly<Record<string, string>>
const MAX_BYTES = 5_000_000

/** Imports a CSV file in steps: file, columns with a preview, report. */
export function Import(props: {
  readonly endpoint: Importer
  /** An example file to download. */
  readonly sample: ImportSample
  readonly invalidates: readonly Endpoint[]
  /** The URL of the list. */
  readonly listHref: string
}) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { mutate, pending, refused, clear } = useMutation(props.endpoint, {
    invalidates: props.invalidates,
  })
  const [csv, setCsv] = useState<string>()
  const [preview, setPreview] = useState<ImportReport>()
  const [done, setDone] = useState<ImportReport>()

  async function send(request: ImportRequest): Promise<ImportReport | undefined> {
    const result = await mutate({ query: { workspaceId }, body: request })
    return result.ok ? result.value : undefined
  }
  async function read(text: string, columns?: Columns): Promise<void> {
    setCsv(text)
    const report = await send({
      csv: text,
      apply: false,
      ...(columns ? { columns: { ...columns } } : {}),
    })
    if (report) setPreview(report)
  }
  async function apply(text: string, columns: Columns): Promise<void> {
    const report = await send({ csv: text, columns: { ...columns }, apply: true })
    if (report) setDone(report)
  }
  function restart(): void {
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
          {importRefusalMessage(refused)}
        </Notice>
      )}
      {step === 'file' && <ChooseFile sample={props.sample} onText={text => void read(text)} />}
      {step === 'columns' && preview && csv !== undefined && (
        <MapColumns
          report={preview}
          pending={pending}
          onColumns={columns => void read(csv, columns)}
          onApply={() => void apply(csv, preview.columns)}
          onRestart={restart}
        />
      )}
      {done && <Outcome report={done} listHref={props.listHref} onRestart={restart} />}
    </Stack>
  )
}

function ChooseFile(props: { sample: ImportSample; onText: (text: string) => void }) {
  const { t } = useLingui()
  async function readFile(files: readonly File[]): Promise<void> {
    const file = files[0]
    if (file) props.onText(await textOf(file))
  }
  return (
    <div className={layout.withSide}>
      <FileDrop
        label={t`CSV file`}
        help={t`The first row contains the headings. Comma, semicolon or tab, UTF-8 or Windows encoding.`}
        accept=".csv,.tsv,.txt,text/csv"
        maxBytes={MAX_BYTES}
        onFiles={files => void readFile(files)}
      />
      <div className={layout.side}>
        <FileRequirements sample={props.sample} />
      </div>
    </div>
  )
}

/** The columns a file may have, and an example file. */
function FileRequirements({ sample }: { sample: ImportSample }) {
  const { t } = useLingui()
  const [needed = '', ...others] = sample.fields.map(importFieldLabel)
  function download(): void {
    // The byte order mark tells spreadsheets that the file is UTF-8.
    saveBlob(new Blob([`\ufeff${sample.csv}`], { type: 'text/csv' }), sample.name)
  }
  return (
    <Card title={t`What the file contains`}>
      <Stack>
        <Text>
          <Trans>
            One row each. Only one column is required: {needed}. These are read too, if present:
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

/** The text of a file in UTF-8, else in Windows-1252, which spreadsheets on Windows write. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function MapColumns(props: {
  readonly report: ImportReport
  readonly pending: boolean
  readonly onColumns: (columns: Columns) => void
  readonly onApply: () => void
  readonly onRestart: () => void
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
              label={importFieldLabel(field.name)}
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

function Outcome(props: { report: ImportReport; listHref: string; onRestart: () => void }) {
  const { t } = useLingui()
  const { created, updated, refusedRows } = props.report
  return (
    <Stack gap={6}>
      <Notice tone={refusedRows === 0 ? 'green' : 'amber'} title={t`The file is read`} live>
        <Text>{t`Added: ${created}. Changed: ${updated}. Refused: ${refusedRows}.`}</Text>
      </Notice>
      <RefusedRows report={props.report} />
      <Row>
        <ButtonLink look="primary" href={props.listHref}>
          <Trans>Go to the list</Trans>
        </ButtonLink>
        <Button onClick={props.onRestart}>
          <Trans>Import another file</Trans>
        </Button>
      </Row>
    </Stack>
  )
}
