import type { ListState } from '../list/list-state.ts'
import css from '../list/list.module.css'
import type { CodeFilterOptions } from './code-chip.tsx'
import { CountryField, CurrencyField } from './country-field.tsx'

/** The form of a filter for a country or a currency; choosing one closes it. */
export function CodeFilter(props: {
  readonly state: ListState
  readonly filter: CodeFilterOptions
  readonly close: () => void
}) {
  const { state, close } = props
  const { name, label } = props.filter
  const Field = name === 'country' ? CountryField : CurrencyField
  return (
    <div className={css.filter}>
      <Field
        label={label}
        autoFocus
        opened
        value={state.get(name) ?? ''}
        onChange={code => {
          state.put({ [name]: code })
          close()
        }}
      />
    </div>
  )
}
