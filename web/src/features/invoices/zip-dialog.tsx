import { zipDocuments } from '@bordereau/contract/invoices'
import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type QueryInput, fileOf } from '../../api.ts'
import { saveBlob } from '../../download.ts'
import { wordsOf } from '../../refusal.tsx'
import { useFormats } from './formats.ts'
import { refusalWords } from './refusal-words.ts'

type ZipQuery = QueryInput<typeof zipDocuments>
const KINDS = ['pdf', 'ubl', 'cii'] as const

/** Which files to take, then how much of them has come. */
export function ZipDialog(props: { readonly query: ZipQuery; readonly onClose: () => void }) {
  const { t } = useLingui()
  const [kinds, setKinds] = useState<ReadonlySet<string>>(new Set(['pdf']))
  const { begin, stop, bytes, entries, refusal, running } = useZip(props.onClose)
  const { size } = useFormats()
  const title = t`Download documents`
  const names = { pdf: t`PDF with the e-invoice inside`, ubl: 'UBL 2.1', cii: 'UN/CEFACT CII' }
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
            onClick={() => void begin({ ...props.query, kinds: [...kinds].join(',') })}
          >
            <Trans>Download ZIP</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        {KINDS.map(kind => (
          <Checkbox
            key={kind}
            label={names[kind]}
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
  async function begin(query: ZipQuery): Promise<void> {
    control.current = new AbortController()
    const { signal } = control.current
    setRefusal(undefined)
    setProgress({ bytes: 0, entries: undefined })
    try {
      const onProgress = (bytes: number, headers: Headers) => {
        const entries = headers.get('x-entries')
        setProgress({ bytes, entries: entries === null ? undefined : Number(entries) })
      }
      const answer = await fileOf(zipDocuments, { query, signal }, onProgress)
      if (answer.ok) {
        saveBlob(answer.value.blob, answer.value.name)
        onDone()
      } else {
        setRefusal(refusalWords(answer) ?? wordsOf(answer))
      }
    } catch (fault) {
      // Stopped by the person: nothing is to be said.
      if (!signal.aborted) throw fault
    } finally {
      setProgress(undefined)
    }
  }
  return {
    begin,
    stop: () => control.current?.abort(),
    bytes: progress?.bytes ?? 0,
    entries: progress?.entries,
    running: progress !== undefined,
    refusal,
  }
}
