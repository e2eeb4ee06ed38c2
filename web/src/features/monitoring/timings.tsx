import { StatusBadge } from '@bordereau/ui/badge/badge'
import { BarChart } from '@bordereau/ui/chart/bar-chart'
import { Segmented } from '@bordereau/ui/field/toggle'
import { Card, Grid, Stack, Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { type Column, DataTable } from '@bordereau/ui/table/data-table'
import { Plural, Trans, t } from '#macros'
import {
  MEASURES,
  type Measure,
  type Timings,
  type Vitals,
  type Window,
  explain,
  nameOf,
  measureSymbol,
  useValues,
  verdictOf,
} from './measures.ts'
import { pageAddress } from './page-address.ts'
import css from './monitoring.module.css'

type PageRow = Timings['pages'][number]

/** Page timings: the three figures, over time, and by page. */
export function PageTimings({ timings, window }: { timings: Timings; window: Window }) {
  return (
    <Card
      title={<Trans>Page timings</Trans>}
      aside={
        <Text tone="muted" size={13}>
          <Plural value={timings.total.visits} one="# visit" other="# visits" />
        </Text>
      }
    >
      <Stack gap={6}>
        <Text tone="muted" size={13}>
          <Trans>Three of four visits were at least this fast.</Trans>
        </Text>
        <Grid column={10}>
          {MEASURES.map(measure => (
            <Figure key={measure} measure={measure} vitals={timings.total} />
          ))}
        </Grid>
        <OverTime timings={timings} window={window} />
        <ByPage rows={timings.pages} window={window} />
      </Stack>
    </Card>
  )
}

function Figure({ measure, vitals }: { measure: Measure; vitals: Vitals }) {
  const values = useValues()
  const value = vitals[measure]
  const verdict = value === null ? undefined : verdictOf(measure, value)
  return (
    <div className={css.figure}>
      <Text weight="medium">{nameOf(measure)}</Text>
      <div className={css.value}>
        <Text as="span" size={28} weight="semibold" tabular>
          {values.value(measure, value)}
        </Text>
        {verdict ? (
          <StatusBadge tone={verdict.tone} {...iconOf(verdict.tone)}>
            {verdict.word}
          </StatusBadge>
        ) : (
          <Text as="span" tone="muted">
            <Trans>Not measured yet</Trans>
          </Text>
        )}
      </div>
      <Text tone="muted" size={13}>
        {explain(measure)}
      </Text>
    </div>
  )
}

/** Amber is a clock elsewhere, for what is due soon. */
function iconOf(tone: string): { icon?: 'warning' } {
  return tone === 'amber' ? { icon: 'warning' } : {}
}

function chartColor(tone: string): { tone?: 'green' | 'amber' | 'red' } {
  return tone === 'green' || tone === 'amber' || tone === 'red' ? { tone } : {}
}

const LABELS = 8

function OverTime({ timings, window }: { timings: Timings; window: Window }) {
  const { tag } = useLocale()
  const values = useValues()
  const { measure, days, put } = window
  const hourly = days === '1'
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(tag, {
      ...options,
      ...(hourly ? {} : { timeZone: 'UTC' }),
    })
    return (at: string) => dates.format(new Date(at))
  }
  const short = format(hourly ? { hour: 'numeric' } : { day: 'numeric', month: 'numeric' })
  const long = format(hourly ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'long' })
  const every = Math.ceil(timings.times.length / LABELS)
  return (
    <Stack>
      <Segmented
        label={t`Measure over time`}
        labelHidden
        value={measure}
        onChange={value => put({ measure: value === 'lcp' ? undefined : value })}
        options={MEASURES.map(value => ({ value, label: measureSymbol(value) }))}
      />
      <BarChart
        label={t`${nameOf(measure)} over time`}
        groupHead={hourly ? t`Hour` : t`Day`}
        series={[nameOf(measure)]}
        tickLabel={value => values.value(measure, value)}
        groups={timings.times.map((one, i) => ({
          key: one.at,
          label: i % every === 0 ? short(one.at) : '',
          name: long(one.at),
          values: [{ value: one[measure] ?? 0, shown: values.value(measure, one[measure]) }],
        }))}
      />
    </Stack>
  )
}

function ByPage({ rows, window }: { rows: readonly PageRow[]; window: Window }) {
  const values = useValues()
  return (
    <DataTable
      label={t`Page timings by page`}
      keys={false}
      rows={rows}
      rowKey={row => row.page}
      rowName={row => pageAddress(row.page)}
      rowHref={row => window.hrefOf({ page: row.page })}
      columns={[
        {
          key: 'page',
          head: t`Page`,
          wide: true,
          phone: 'top-start',
          cell: pathCell,
        },
        {
          key: 'visits',
          head: t`Visits`,
          align: 'end',
          phone: 'top-end',
          cell: row => values.count(row.visits),
        },
        ...MEASURES.map(measure => columnOf(measure, values)),
      ]}
    />
  )
}

const pathCell = ({ page }: PageRow) => (
  <bdi dir="ltr" title={page}>
    {pageAddress(page)}
  </bdi>
)

const PHONE = {
  lcp: 'bottom-start',
  inp: undefined,
  cls: undefined,
  change: 'bottom-end',
} as const

function columnOf(measure: Measure, values: ReturnType<typeof useValues>): Column<PageRow> {
  const place = PHONE[measure]
  return {
    key: measure,
    head: measureSymbol(measure),
    align: 'end',
    width: '5.75rem',
    ...(place === undefined ? {} : { phone: place }),
    cell: row => <MeasureCell measure={measure} value={row[measure]} values={values} />,
  }
}

function MeasureCell(props: {
  readonly measure: Measure
  readonly value: number | null
  readonly values: ReturnType<typeof useValues>
}) {
  const { measure, value, values } = props
  if (value === null)
    return (
      <Text as="span" tone="faint">
        –
      </Text>
    )
  const { tone, word } = verdictOf(measure, value)
  return (
    <span className={css.cell}>
      <span className="tabular">
        <span className={css.name}>{measureSymbol(measure)} </span>
        {values.value(measure, value)}
      </span>
      <Text as="span" size={12} {...chartColor(tone)}>
        {word}
      </Text>
    </span>
  )
}
