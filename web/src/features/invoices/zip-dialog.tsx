import { DOCUMENT_FORMATS, PDF } from '@bordereau/domain/document-format'
import { ATTACHMENTS } from '@bordereau/domain/invoice/attachments'
import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import { useFormats } from '../../format/formats.ts'
import { useZip, type ZipQuery } from './use-zip.ts'

/** Choice of the formats, then the progress of the download. */
export function ZipDialog(props: { readonly query: ZipQuery; readonly onClose: () => void }) {
  const { t } = useLingui()
  const [kinds, setKinds] = useState<ReadonlySet<string>>(new Set([PDF.kind, ATTACHMENTS]))
  const { start, stop, bytes, entries, refusal, running } = useZip(props.onClose)
  const title = t`Download documents`
  const close = () => {
    stop()
    props.onClose()
  }
  return (
    <Modal
      open
      onClose={close}
      title={title}
      closeOnOutside={false}
      foot={
        <>
          <Button look="quiet" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look="primary"
            icon="cloud-download"
            busy={running}
            disabled={kinds.size === 0}
            onClick={() => void start({ ...props.query, kinds: [...kinds].join(',') })}
          >
            <Trans>Download ZIP</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <FormatChoice kinds={kinds} disabled={running} onChange={setKinds} />
        {running && <DownloadProgress label={title} bytes={bytes} entries={entries} />}
        {refusal !== undefined && (
          <Notice tone="red" live>
            {refusal}
          </Notice>
        )}
      </Stack>
    </Modal>
  )
}

function FormatChoice(props: {
  readonly kinds: ReadonlySet<string>
  readonly disabled: boolean
  readonly onChange: (kinds: ReadonlySet<string>) => void
}) {
  const { t } = useLingui()
  const { kinds, disabled, onChange } = props
  const choices = [
    ...DOCUMENT_FORMATS.map(({ kind, name }) => ({
      kind,
      label: kind === PDF.kind ? t`PDF with the e-invoice inside` : name,
    })),
    { kind: ATTACHMENTS, label: t`Attached files` },
  ]
  return choices.map(({ kind, label }) => (
    <Checkbox
      key={kind}
      label={label}
      checked={kinds.has(kind)}
      disabled={disabled}
      onChange={on =>
        onChange(new Set([...kinds].filter(each => each !== kind).concat(on ? [kind] : [])))
      }
    />
  ))
}

function DownloadProgress(props: {
  readonly label: string
  readonly bytes: number
  /** undefined: not known yet. */
  readonly entries: number | undefined
}) {
  const { t } = useLingui()
  const { size } = useFormats()
  const { label, bytes, entries } = props
  return (
    <div role="status">
      <progress aria-label={label} style={{ width: '100%' }} />
      <Text tabular size={13}>
        {entries === undefined ? size(bytes) : t`${size(bytes)} of ${entries} files`}
      </Text>
    </div>
  )
}
