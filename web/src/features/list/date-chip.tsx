import { Button } from '@bordereau/ui/button/button'
import { DateField } from '@bordereau/ui/field/date-field'
import type { FilterChip } from '@bordereau/ui/table/list-tools'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Formats } from '../invoices/formats.ts'
import type { ListState } from './list-state.ts'
import css from './list.module.css'

/** What is filtered by days: `from` and `to` are its words in the address. */
export type Dates = {
  readonly key: string
  readonly label: string
  readonly from: string
  readonly to: string
}

/** From a day until another, as a chip over a list; either may be left open. */
export function dateChip(state: ListState, formats: Formats, dates: Dates): FilterChip {
  const [from, to] = [state.get(dates.from), state.get(dates.to)]
  const say = (date: string | undefined) => (date === undefined ? '…' : formats.date(date))
  return {
    key: dates.key,
    label: dates.label,
    value: from === undefined && to === undefined ? undefined : `${say(from)} – ${say(to)}`,
    renderForm: close => <DateFilter state={state} dates={dates} close={close} />,
    onClear: () => state.put({ [dates.from]: undefined, [dates.to]: undefined }),
  }
}

function DateFilter(props: { state: ListState; dates: Dates; close: () => void }) {
  const { state, dates, close } = props
  const [from, setFrom] = useState(state.get(dates.from) ?? '')
  const [to, setTo] = useState(state.get(dates.to) ?? '')
  return (
    <div className={css.filter}>
      <DateField label={t`From`} autoFocus value={from} onChange={setFrom} />
      <DateField label={t`Until`} value={to} onChange={setTo} />
      <Button
        look="primary"
        onClick={() => {
          state.put({ [dates.from]: from, [dates.to]: to })
          close()
        }}
      >
        <Trans>Apply</Trans>
      </Button>
    </div>
  )
}
