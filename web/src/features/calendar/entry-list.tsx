import { countryName } from '@bordereau/domain/country/countries'
import type { LocalDate } from '@bordereau/domain/date'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Flag } from '@bordereau/ui/flag/flag'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { t } from '@lingui/core/macro'
import { useWorkspace } from '../../session.tsx'
import { useFormats } from '../invoices/formats.ts'
import { habitWords } from '../invoices/habit-words.ts'
import { type Entry, entryWords, hrefOf, keyOf } from './calendar-words.ts'
import css from './calendar.module.css'

/** The entries of a day, a line each: what, whose, how she usually pays, how much. */
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
  const { workspaceId } = useWorkspace()
  const { tag } = useFormats()
  const { kind, tone, icon } = entryWords(entry, today)
  const { customerName, customerCountry, usualDays } = entry
  const habit = usualDays === null ? [] : [habitWords(usualDays)]
  return (
    <li className={css.entry}>
      <span className={css.kind}>
        <StatusBadge tone={tone} icon={icon}>
          {kind}
        </StatusBadge>
      </span>
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
    </li>
  )
}

function nameOf({ kind, number }: Entry): string {
  if (number !== null) return number
  return kind === 'received' ? t`Payment` : t`Draft`
}
