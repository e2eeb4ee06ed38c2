import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { paymentHabitText } from '../document/payment-habit.ts'
import { type MoneyEntry, hrefOf } from './calendar-texts.ts'
import css from './calendar.module.css'
import { CountryFlag } from '../../layout/country-flag.tsx'

/** An amount on a day: customer, document, payment habit. */
export function Money({ entry }: { entry: MoneyEntry }) {
  const { workspaceId } = useWorkspace()
  const { customerName, customerCountry, usualDays } = entry
  const habit = usualDays === null ? [] : [paymentHabitText(usualDays)]
  return (
    <>
      <span className={css.what}>
        <span className={css.who}>
          <CountryFlag country={customerCountry} />
          <Link href={hrefOf(entry, workspaceId)}>
            <bdi>{customerName === '' ? t`Draft` : customerName}</bdi>
          </Link>
        </span>
        <Text size={13} tone="muted">
          {[nameOf(entry), ...habit].join(' · ')}
        </Text>
      </span>
      <span className={css.amount}>
        <Amount value={entry.amount} currency={entry.currency} />
      </span>
    </>
  )
}

function nameOf({ kind, number }: MoneyEntry): string {
  if (number !== null) return number
  if (kind === 'recurring') return t`Recurring invoice`
  return kind === 'received' ? t`Payment` : t`Draft`
}
