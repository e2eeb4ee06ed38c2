import type { Endpoint } from '@bordereau/contract/endpoint'
import type { ImportSample } from '@bordereau/contract/import-samples'
import { RefusalNotice } from '../../layout/refusal-notice.tsx'
import { Stack } from '@bordereau/ui/layout/layout'
import { Stepper } from '@bordereau/ui/stepper/stepper'
import { useLingui } from '#macros'
import { importRefusalMessage } from './import-refusal.ts'
import { ChooseFile } from './import-file.tsx'
import { type Importer, useImport } from './use-import.ts'
import { MapColumns } from './import-columns.tsx'
import { Outcome } from './import-outcome.tsx'

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
  const { state, choose, read, apply, restart, pending, refused } = useImport(
    props.endpoint,
    props.invalidates,
  )
  const { chosen, preview, done } = state
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
      <RefusalNotice refused={refused} messageOf={importRefusalMessage} />
      {step === 'file' && <ChooseFile sample={props.sample} onFile={file => void choose(file)} />}
      {step === 'columns' && preview && chosen && (
        <MapColumns
          report={preview}
          pending={pending}
          onEncoding={encoding => void read({ ...chosen, encoding })}
          onColumns={columns => void read(chosen, columns)}
          onApply={() => void apply(chosen, preview.columns)}
          onRestart={restart}
        />
      )}
      {done && <Outcome report={done} listHref={props.listHref} onRestart={restart} />}
    </Stack>
  )
}
