import { zipDocuments } from '@bordereau/contract/invoice-files'
import { useEffect, useRef, useState } from 'react'
import { type QueryInput, fileOf } from '../../data/api.ts'
import { saveBlob } from '../../data/download.ts'
import { loadRefusalText } from '../document/load-refusal-text.ts'

export type ZipQuery = QueryInput<typeof zipDocuments>

export function useZip(onDone: () => void) {
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
        setRefusal(await loadRefusalText(result))
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
