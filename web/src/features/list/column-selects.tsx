import { Select } from '@bordereau/ui/field/select'
import { useLingui } from '#macros'
import type { Columns } from './use-import.ts'

/** For each field of an import, which column of the file it is. */
export function ColumnSelects(props: {
  readonly fields: readonly { readonly name: string; readonly required: boolean }[]
  readonly headings: readonly string[]
  readonly columns: Columns
  readonly labelOf: (field: string) => string
  readonly onColumns: (columns: Columns) => void
}) {
  const { t } = useLingui()
  const { headings, columns, labelOf, onColumns } = props
  function choose(field: string, heading: string): void {
    const others = Object.entries(columns).filter(([name]) => name !== field)
    onColumns(Object.fromEntries(heading === '' ? others : [...others, [field, heading]]))
  }
  return props.fields.map(({ name, required }) => (
    <Select
      key={name}
      label={labelOf(name)}
      required={required}
      value={columns[name] ?? ''}
      options={[
        { value: '', label: t`Not in the file` },
        ...headings.map(heading => ({ value: heading, label: heading })),
      ]}
      onChange={heading => choose(name, heading)}
    />
  ))
}
