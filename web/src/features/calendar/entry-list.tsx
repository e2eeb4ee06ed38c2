import { countryName } from '@bordereau/domain/country/countries'
import { inLanguage } from '@bordereau/domain/local-text'
import type { LocalDate } from '@bordereau/domain/date'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Flag } from '@bordereau/ui/flag/flag'
import { Icon } from '@bordereau/ui/icon/icon'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { paymentHabitText } from '../document/payment-habit.ts'
import {
  type Deadline,
  type Entry,
  type MoneyEntry,
  entryTexts,
  hrefOf,
  keyOf,
  countryNameOf,
} from './calendar-texts.ts'
import css from './calendar.module.css'

/** The entries of a day, one per line: kind, customer, the customer's payment habit, amount. */
export function EntryList({ entries, today }: { entries: readonly Entry[]; today: LocalDate }) {
  return (
    <ul className={css.entries}>
      {entries.map(entry => (
        <EntryLine key={keyOf(entry)} entry={entry} today={today} />
      ))}
    </ul>
  )
}

function EntryLine({ entry, today }: { entry: Entry; today: LocalDate }) {
  const { kind, tone, icon } = entryTexts(entry, today)
  return (
    <li className={css.entry}>
      <span className={css.kind}>
        <StatusBadge tone={tone} icon={icon}>
          {kind}
        </StatusBadge>
      </span>
      {entry.kind === 'deadline' ? <Duty entry={entry} /> : <Money entry={entry} />}
    </li>
  )
}

function Duty({ entry }: { entry: Deadline }) {
  const { tag } = useFormats()
  const { country, source, requires, action } = entry
  const place = countryNameOf(entry, tag)
  return (
    <span className={css.what}>
      <span className={css.who}>
        {country === 'EU' ? <Icon name="world" /> : <Flag country={country} beside />}
        <span>{t`${place}: ${inLanguage(requires, tag)}`}</span>
      </span>
      <Text size={13} tone="muted">
        {inLanguage(action, tag)}
      </Text>
      <Text size={13} tone="muted">
        <bdi>{source}</bdi>
      </Text>
    </span>
  )
}

function Money({ entry }: { entry: MoneyEntry }) {
  const { workspaceId } = useWorkspace()
  const { tag } = useFormats()
  const { customerName, customerCountry, usualDays } = entry
  const habit = usualDays === null ? [] : [paymentHabitText(usualDays)]
  return (
    <>
      <span className={css.what}>
        <span className={css.who}>
          {customerCountry !== '' && (
            <Flag country={customerCountry} label={countryName(customerCountry, tag)} show="flag" />
          )}
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
