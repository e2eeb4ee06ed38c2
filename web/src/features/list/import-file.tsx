import type { ImportSample } from '@bordereau/contract/import-samples'
import { Button } from '@bordereau/ui/button/button'
import { FileDrop } from '@bordereau/ui/field/file-drop'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { saveBlob } from '../../data/download.ts'
import layout from '../../layout/layout.module.css'
import { importFieldLabel } from './import-texts.ts'

const MAX_BYTES = 5_000_000

/** Asks for the CSV file and says what it may contain. */
export function ChooseFile(props: { sample: ImportSample; onText: (text: string) => void }) {
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
          <Button icon="download" onClick={() => saveSample(sample)}>
            <Trans>Download a sample file</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

function saveSample({ csv, name }: ImportSample): void {
  // By the byte order mark spreadsheets read the file as UTF-8.
  saveBlob(new Blob([`\ufeff${csv}`], { type: 'text/csv' }), name)
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
