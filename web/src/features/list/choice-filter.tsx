import { Combobox } from '@bordereau/ui/field/combobox'
import type { ChoiceFilterOptions } from './choice-chip.tsx'
import type { ListState } from './list-state.ts'
import css from './list.module.css'

/** The form of a filter with few values; choosing one closes it. */
export function ChoiceFilter(props: {
  readonly state: ListState
  readonly choice: ChoiceFilterOptions
  readonly close: () => void
}) {
  const { state, close } = props
  const { name, label, options } = props.choice
  return (
    <div className={css.filter}>
      <Combobox
        label={label}
        autoFocus
        opened
        options={options}
        chosen={options.find(({ value }) => value === state.get(name))}
        onChoose={option => {
          state.put({ [name]: option?.value })
          close()
        }}
      />
    </div>
  )
}
