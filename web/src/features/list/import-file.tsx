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
export function ChooseFile(props: { sample: ImportSample; onFile: (file: File) => void }) {
  const { t } = useLingui()
  return (
    <div className={layout.withSide}>
      <FileDrop
        label={t`CSV file`}
        help={t`The first row contains the headings. Comma, semicolon or tab, in any encoding.`}
        accept=".csv,.tsv,.txt,text/csv"
        maxBytes={MAX_BYTES}
        onFiles={([file]) => file && props.onFile(file)}
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
