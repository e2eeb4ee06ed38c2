import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { useLocale } from '../locale.tsx'
import { useTexts } from '../texts.tsx'
import { accepts } from './accepts.ts'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import css from './file-drop.module.css'
import { splitField } from './text-field.tsx'

export interface FileDropProps extends FieldProps {
  onFiles: (files: readonly File[]) => void
  /** As the `accept` attribute: `.csv,text/csv,image/*`. */
  accept?: string | undefined
  multiple?: boolean
  maxBytes?: number
  /** What to do, in words; by default "Drop a file here, or choose one". */
  prompt?: string
  icon?: IconName
}

/** A place to drop files on, which is also a button that opens the system's chooser. */
export function FileDrop(props: FileDropProps) {
  const { field, rest } = splitField(props)
  const texts = useTexts()
  const { tag } = useLocale()
  const [over, setOver] = useState(false)
  const [names, setNames] = useState('')
  const [refusal, setRefusal] = useState<string>()
  function take(list: FileList | null): void {
    const files = [...(list ?? [])]
    if (files.length === 0) return
    const refused = files.map(file => refusalOf(file)).find(found => found !== undefined)
    setRefusal(refused)
    if (refused !== undefined) return
    setNames(files.map(file => file.name).join(', '))
    rest.onFiles(files)
  }
  function refusalOf(file: File): string | undefined {
    if (!accepts(rest.accept, file)) return texts.fileWrongKind(file.name)
    const limit = rest.maxBytes ?? Infinity
    return file.size > limit ? texts.fileTooLarge(file.name, sizeInWords(limit, tag)) : undefined
  }
  const error = refusal ?? field.error
  return (
    <Field {...field} error={error}>
      {tie => (
        <div
          className={css.zone}
          data-over={over || undefined}
          data-invalid={Boolean(error) || undefined}
          data-disabled={field.disabled || undefined}
        >
          <Icon name={rest.icon ?? 'upload'} size="xl" />
          <span>{rest.prompt ?? texts.dropFiles}</span>
          {names !== '' && <span className={css.names}>{names}</span>}
          {/* The input covers the zone, so that the browser itself takes drops and presses. */}
          <input
            {...tie}
            type="file"
            accept={rest.accept}
            multiple={rest.multiple}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={event => {
              take(event.target.files)
              event.target.value = '' // so that the same file can be chosen again after a mend
            }}
          />
        </div>
      )}
    </Field>
  )
}

function sizeInWords(bytes: number, tag: string): string {
  const mega = bytes >= 1_000_000
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / (mega ? 1_000_000 : 1000))
}
