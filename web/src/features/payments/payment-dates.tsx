import { Button } from '@bordereau/ui/button/button'
import { DateField } from '@bordereau/ui/field/date-field'
import { FilterChips } from '@bordereau/ui/table/list-tools'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../invoices/formats.ts'
import type { ListState } from '../list/list-state.ts'
import css from '../list/list.module.css'

/** When the money came in, as a chip; 'from_date' and 'to_date' in the address, since 'from' is the page's. */
export function PaymentDates({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const [from, to] = [state.get('from_date'), state.get('to_date')]
  const say = (day: string | undefined) => (day === undefined ? '…' : date(day))
  return (
    <FilterChips
      chips={[
        {
          key: 'date',
          label: t`Date`,
          value: from === undefined && to === undefined ? undefined : `${say(from)} – ${say(to)}`,
          renderForm: close => <DatesForm state={state} close={close} />,
          onClear: () => state.put({ from_date: undefined, to_date: undefined }),
        },
      ]}
    />
  )
}

function DatesForm({ state, close }: { state: ListState; close: () => void }) {
  const { t } = useLingui()
  const [from, setFrom] = useState(state.get('from_date') ?? '')
  const [to, setTo] = useState(state.get('to_date') ?? '')
  return (
    <div className={css.filter}>
      <DateField label={t`From`} autoFocus value={from} onChange={setFrom} />
      <DateField label={t`Until`} value={to} onChange={setTo} />
      <Button
        look="primary"
        onClick={() => {
          state.put({ from_date: from, to_date: to })
          close()
        }}
      >
        <Trans>Apply</Trans>
      </Button>
    </div>
  )
}
