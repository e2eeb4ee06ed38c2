import { zipDocuments } from '@bordereau/contract/invoice-files'
import { DOCUMENT_FORMATS, PDF } from '@bordereau/domain/document-format'
import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '#macros'
import { useEffect, useRef, useState } from 'react'
import { type QueryInput, fileOf } from '../../data/api.ts'
import { saveBlob } from '../../data/download.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useFormats } from '../../format/formats.ts'
import { documentRefusalMessage } from '../document/refusal-messages.ts'

type ZipQuery = QueryInput<typeof zipDocuments>

/** Choice of the formats, then the progress of the download. */
export function ZipDialog(props: { readonly query: ZipQuery; readonly onClose: () => void }) {
  const { t } = useLingui()
  const [kinds, setKinds] = useState<ReadonlySet<string>>(new Set([PDF.kind]))
  const { start, stop, bytes, entries, refusal, running } = useZip(props.onClose)
  const { size } = useFormats()
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
        {DOCUMENT_FORMATS.map(({ kind, name }) => (
          <Checkbox
            key={kind}
            label={kind === PDF.kind ? t`PDF with the e-invoice inside` : name}
            checked={kinds.has(kind)}
            disabled={running}
            onChange={on =>
              setKinds(new Set([...kinds].filter(each => each !== kind).concat(on ? [kind] : [])))
            }
          />
        ))}
        {running && (
          <div role="status">
            <progress aria-label={title} style={{ width: '100%' }} />
            <Text tabular size={13}>
              {entries === undefined ? size(bytes) : t`${size(bytes)} of ${entries} files`}
            </Text>
          </div>
        )}
        {refusal !== undefined && (
          <Notice tone="red" live>
            {refusal}
          </Notice>
        )}
      </Stack>
    </Modal>
  )
}

function useZip(onDone: () => void) {
  const [progress, setProgress] = useState<{ bytes: number; entries: number | undefined }>()
  const [refusal, setRefusal] = useState<string>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])
  async function start(query: ZipQuery): Promise<void> {
    control.current = new AbortController()
    const { signal } = control.current
    setRefusal(undefined)
    setProgress({ bytes: 0, entries: undefined })
    try {
      const onProgress = (bytes: number, headers: Headers) => {
        const entries = headers.get('x-entries')
        setProgress({ bytes, entries: entries === null ? undefined : Number(entries) })
      }
      const result = await fileOf(zipDocuments, { query, signal }, onProgress)
      if (result.ok) {
        saveBlob(result.value.blob, result.value.name)
        onDone()
      } else {
        setRefusal(documentRefusalMessage(result) ?? refusalMessage(result))
      }
    } catch (error) {
      // An abort by the user is not an error.
      if (!signal.aborted) throw error
    } finally {
      setProgress(undefined)
    }
  }
  return {
    start,
    stop: () => control.current?.abort(),
    bytes: progress?.bytes ?? 0,
    entries: progress?.entries,
    running: progress !== undefined,
    refusal,
  }
}
