import type { LocalDate } from '@bordereau/domain/date'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Row, Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import type { Entry } from './calendar-texts.ts'
import css from './calendar.module.css'
import { EntryList } from './entry-list.tsx'

/** A month day by day; upcoming days first, then past ones. */
export function Agenda(props: {
  readonly month: string
  readonly entries: readonly Entry[]
  readonly today: LocalDate
}) {
  const { month, today } = props
  const own = props.entries.filter(({ date }) => date.startsWith(month))
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
  if (!isNow) return <Days entries={own} today={today} />
  return (
    <Stack gap={8}>
      {coming.length > 0 && (
        <section aria-label={t`From today on`}>
          <Days entries={coming} today={today} />
        </section>
      )}
      {before.length > 0 && (
        <section>
          <Stack gap={4}>
            <h2 className={css.part}>
              <Trans>Earlier this month</Trans>
            </h2>
            <Days entries={before} today={today} level={3} />
          </Stack>
        </section>
      )}
    </Stack>
  )
}

function Days(props: { entries: readonly Entry[]; today: LocalDate; level?: 2 | 3 }) {
  const { entries, today, level = 2 } = props
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
          </Stack>
        </section>
      ))}
    </Stack>
  )
}
