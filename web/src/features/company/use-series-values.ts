import type { Series } from '@bordereau/contract/company'
import { useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { useUnsavedValues } from '../../data/unsaved-values.ts'
import { useToday } from './pattern-fields.tsx'
import { exampleOf } from './pattern-texts.ts'
import { useSketch } from './setup-sketch.ts'

type SeriesValues = Pick<Series, 'kind' | 'name' | 'pattern' | 'isDefault'>

const NEW_SERIES: SeriesValues = { kind: 'invoice', name: '', pattern: '', isDefault: false }

/**
 * The values of the form of a series (undefined: a new one). What is typed stays in this browser until it is saved,
 * and its first number is on the document beside the wizard.
 */
export function useSeriesValues(series: Series | undefined, country: string) {
  const { workspaceId } = useWorkspace()
  const unsaved = useUnsavedValues<SeriesValues>(`series.${series?.id ?? workspaceId}`)
  const [values, setValues] = useState<SeriesValues>(
    () => unsaved.read(() => series ?? null) ?? series ?? NEW_SERIES,
  )
  const [nextSeq, setNextSeq] = useState<number>()
  useSketch({ number: exampleOf(values.pattern, country, nextSeq ?? 1, useToday()) })
  const set = (changes: Partial<SeriesValues>): void => {
    const typed = { ...values, ...changes }
    unsaved.write(typed, series ?? null)
    setValues(typed)
  }
  return { values, set, unsaved, nextSeq, setNextSeq }
}
