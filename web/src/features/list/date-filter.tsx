import { Button } from '@bordereau/ui/button/button'
import { DateField } from '@bordereau/ui/field/date-field'
import { Trans, t } from '#macros'
import { useState } from 'react'
import type { DateFilterOptions } from './date-chip.tsx'
import type { ListState } from './list-state.ts'
import css from './list.module.css'
import { ReadyRanges } from './ready-ranges.tsx'

/** The form of a date filter: ready ranges, or any two days. */
export function DateFilter(props: {
  state: ListState
  dates: DateFilterOptions
  close: () => void
}) {
  const { state, dates, close } = props
  const [from, setFrom] = useState(state.get(dates.from) ?? '')
  const [to, setTo] = useState(state.get(dates.to) ?? '')
  return (
    <div className={css.filter}>
      <ReadyRanges
        onChoose={range => {
          state.put({ [dates.from]: range.from, [dates.to]: range.to })
          close()
        }}
      />
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
