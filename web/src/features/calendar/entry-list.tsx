import { inLanguage } from '@bordereau/domain/local-text'
import type { LocalDate } from '@bordereau/domain/date'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Flag } from '@bordereau/ui/flag/flag'
import { Icon } from '@bordereau/ui/icon/icon'
import { Text } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { type Deadline, type Entry, entryTexts, keyOf, countryNameOf } from './calendar-texts.ts'
import css from './calendar.module.css'
import { Money } from './money-entry.tsx'

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
      {entry.kind === 'deadline' ? <Obligation entry={entry} /> : <Money entry={entry} />}
    </li>
  )
}

function Obligation({ entry }: { entry: Deadline }) {
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
