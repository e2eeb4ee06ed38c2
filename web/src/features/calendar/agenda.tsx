import type { LocalDate } from '@bordereau/domain/date'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { type Days as AllDays, type Entry, countsByDay } from './calendar-texts.ts'
import css from './calendar.module.css'
import { EntryList } from './entry-list.tsx'

/** A month day by day; upcoming days first, then past ones. */
export function Agenda(props: {
  readonly month: string
  readonly days: AllDays
  readonly today: LocalDate
  /** Opens the list of all entries of a day. */
  readonly onOpen: (day: LocalDate) => void
}) {
  const { month, today, onOpen } = props
  const common = { today, counts: countsByDay(props.days), onOpen }
  const own = props.days.entries.filter(({ date }) => date.startsWith(month))
  const isNow = today.startsWith(month)
  const [coming, before] = [
    own.filter(({ date }) => date >= today),
    own.filter(({ date }) => date < today),
  ]
  if (own.length === 0) {
    return (
      <EmptyState icon="calendar" title={t`Nothing in this month`}>
        <Trans>Due dates, payments, scheduled drafts and recurring invoices appear here.</Trans>
      </EmptyState>
    )
  }
  if (!isNow) return <Days entries={own} {...common} />
  return (
    <Stack gap={8}>
      {coming.length > 0 && (
        <section aria-label={t`From today on`}>
          <Days entries={coming} {...common} />
        </section>
      )}
      {before.length > 0 && (
        <section>
          <Stack gap={4}>
            <h2 className={css.part}>
              <Trans>Earlier this month</Trans>
            </h2>
            <Days entries={before} {...common} level={3} />
          </Stack>
        </section>
      )}
    </Stack>
  )
}

function Days(props: {
  entries: readonly Entry[]
  today: LocalDate
  counts: ReadonlyMap<string, number>
  onOpen: (day: LocalDate) => void
  level?: 2 | 3
}) {
  const { entries, today, counts, level = 2 } = props
  const formats = useFormats()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Stack gap={5}>
      {[...Map.groupBy(entries, ({ date }) => date)].map(([date, own]) => (
        <section key={date}>
          <Stack gap={2}>
            <Row gap={2}>
              <Heading className={css.dayHead}>
                <time dateTime={date}>{formats.wholeDay(date)}</time>
              </Heading>
              {date === today && <StatusBadge tone="blue">{t`Today`}</StatusBadge>}
            </Row>
            <EntryList entries={own} today={today} />
            {(counts.get(date) ?? 0) > own.length && (
              <Row>
                <Button size="sm" onClick={() => props.onOpen(date)}>
                  <Trans>Show all of this day</Trans>
                </Button>
              </Row>
            )}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}
