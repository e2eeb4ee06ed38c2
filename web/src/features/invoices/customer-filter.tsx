import { Combobox } from '@bordereau/ui/field/combobox'
import { t } from '#macros'
import { useCustomerSearch } from '../customers/use-search.ts'
import type { ListState } from '../list/list-state.ts'
import css from '../list/list.module.css'

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
