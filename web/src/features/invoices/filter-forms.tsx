import { DOCUMENT_TYPES } from '@bordereau/domain/document-kind'
import { Combobox } from '@bordereau/ui/field/combobox'
import { t } from '#macros'
import { useCustomerSearch } from '../customers/use-search.ts'
import { documentName } from '../document/document-name.ts'
import type { ListState } from '../list/list-state.ts'
import css from '../list/list.module.css'
import { CurrencyField } from '../party/country-field.tsx'

type Props = { readonly state: ListState; readonly close: () => void }

/** The form of the filter for a customer. */
export function CustomerFilter({ state, close }: Props) {
  const search = useCustomerSearch()
  return (
    <div className={css.filter}>
      <Combobox
        label={t`Customer`}
        autoFocus
        opened
        chosen={undefined}
        search={search}
        onChoose={option => {
          if (!option) return
          state.put({ customerId: option.value })
          close()
        }}
      />
    </div>
  )
}

/** The form of the filter for a currency. */
export function CurrencyFilter({ state, close }: Props) {
  return (
    <div className={css.filter}>
      <CurrencyField
        label={t`Currency`}
        autoFocus
        opened
        value={state.get('currency') ?? ''}
        onChange={code => {
          state.put({ currency: code })
          close()
        }}
      />
    </div>
  )
}

/** The form of the filter for what a document is. */
export function TypeFilter({ state, close }: Props) {
  const label = t({ context: 'document', message: 'Type' })
  const options = DOCUMENT_TYPES.map(type => ({ value: type, label: documentName({ type }) }))
  return (
    <div className={css.filter}>
      <Combobox
        label={label}
        autoFocus
        opened
        options={options}
        chosen={options.find(({ value }) => value === state.get('type'))}
        onChoose={option => {
          state.put({ type: option?.value })
          close()
        }}
      />
    </div>
  )
}
