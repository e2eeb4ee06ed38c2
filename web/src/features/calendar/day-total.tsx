import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { plural } from '#macros'
import type { LocalDate } from '@bordereau/domain/date'
import { type DayTotal, entryTexts } from './calendar-texts.ts'
import css from './calendar.module.css'

/** What each kind of a busy day adds up to, a line each. */
export function DayTotals(props: { totals: readonly DayTotal[]; today: LocalDate }) {
  return (
    <ul className={`${css.entries} ${css.totals}`}>
      {props.totals.map(total => (
        <Line key={total.kind} total={total} today={props.today} />
      ))}
    </ul>
  )
}

function Line({ total, today }: { total: DayTotal; today: LocalDate }) {
  const { count, amounts, kind, date } = total
  const isOverdue = kind === 'due' && date < today
  const texts = entryTexts({ kind, date, status: isOverdue ? 'overdue' : null }, today)
  return (
    <li className={css.entry}>
      <span className={css.kind}>
        <StatusBadge tone={texts.tone} icon={texts.icon}>
          {texts.kind}
        </StatusBadge>
      </span>
      <Text as="span" tone="muted">
        {plural(count, { one: '# entry', other: '# entries' })}
      </Text>
      <span className={css.sums}>
        {amounts.map(({ currency, amount }) => (
          <Amount key={currency} value={amount} currency={currency} weight="semibold" />
        ))}
      </span>
    </li>
  )
}
