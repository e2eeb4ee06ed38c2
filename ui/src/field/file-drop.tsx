import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { useLocale } from '../locale.tsx'
import { numberFormat } from '../number-format.tsx'
import { useTexts } from '../texts.tsx'
import { accepts } from './accepts.ts'
import { Field } from './field.tsx'
import type { FieldAttributes, FieldProps } from './field.tsx'
import css from './file-drop.module.css'
import { splitField } from './text-field.tsx'

export interface FileDropProps extends FieldProps {
  onFiles: (files: readonly File[]) => void
  /** As the `accept` attribute: `.csv,text/csv,image/*`. */
  accept?: string | undefined
  multiple?: boolean
  maxBytes?: number
  /** The instruction; by default "Drop a file here, or choose one". */
  prompt?: string
  icon?: IconName
}

/** A drop zone for files, which is also a button that opens the file chooser. */
export function FileDrop(props: FileDropProps) {
  const { field, rest } = splitField(props)
  const texts = useTexts()
  const [over, setOver] = useState(false)
  const [names, setNames] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const refusalOf = useFileLimits(rest.accept, rest.maxBytes)
  function take(list: FileList | null): void {
    const files = [...(list ?? [])]
    if (files.length === 0) return
    const refused = files.map(file => refusalOf(file)).find(found => found !== undefined)
    setRefusal(refused)
    if (refused !== undefined) return
    setNames(files.map(file => file.name).join(', '))
    rest.onFiles(files)
  }
  const error = refusal ?? field.error
  return (
    <Field {...field} error={error}>
      {attributes => (
        <div
          className={css.zone}
          data-over={over || undefined}
          data-invalid={Boolean(error) || undefined}
          data-disabled={field.disabled || undefined}
        >
          <Icon name={rest.icon ?? 'upload'} size="xl" />
          <span>{rest.prompt ?? texts.dropFiles}</span>
          {names !== '' && <span className={css.names}>{names}</span>}
          <DropInput
            attributes={attributes}
            accept={rest.accept}
            multiple={rest.multiple}
            onOver={setOver}
            onTake={take}
          />
        </div>
      )}
    </Field>
  )
}

interface DropInputProps {
  attributes: FieldAttributes
  accept: string | undefined
  multiple: boolean | undefined
  onOver: (over: boolean) => void
  onTake: (files: FileList | null) => void
}

/** The input covers the zone, so that the browser handles drops and clicks. */
function DropInput({ attributes, accept, multiple, onOver, onTake }: DropInputProps) {
  return (
    <input
      {...attributes}
      type="file"
      accept={accept}
      multiple={multiple}
      onDragEnter={() => onOver(true)}
      onDragLeave={() => onOver(false)}
      onDrop={() => onOver(false)}
      onChange={event => {
        onTake(event.target.files)
        event.target.value = '' // so that the same file can be chosen again once it is corrected
      }}
    />
  )
}

/** Why a file is not accepted, in the reader's language; undefined for one that is. */
function useFileLimits(accept: string | undefined, maxBytes: number = Infinity) {
  const texts = useTexts()
  const { tag } = useLocale()
  return (file: File): string | undefined => {
    if (!accepts(accept, file)) return texts.fileWrongKind(file.name)
    if (file.size <= maxBytes) return undefined
    return texts.fileTooLarge(file.name, formatSize(maxBytes, tag))
  }
}

function formatSize(bytes: number, tag: string): string {
  const mega = bytes >= 1_000_000
  const unit = mega ? 'megabyte' : 'kilobyte'
  const format = numberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format(bytes / (mega ? 1_000_000 : 1000))
}
