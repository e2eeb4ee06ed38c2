import { PERIODS } from '@bordereau/contract/monitoring'
import { Select } from '@bordereau/ui/field/select'
import { Grid } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { pageAddress } from './page-address.ts'
import type { Timings, Window } from './measures.ts'

/** Filters: period, page, release. */
export function Filters({ window, known }: { window: Window; known: Timings['known'] }) {
  const { days, page = '', release = '', put } = window
  const withChosen = (
    options: readonly string[],
    chosen: string,
    nameOf = (value: string) => value,
  ) =>
    [...new Set([...options, chosen])]
      .filter(value => value !== '')
      .map(value => ({ value, label: nameOf(value) }))
  return (
    <Grid column={12}>
      <Select
        label={t`Time`}
        value={days}
        onChange={value => put({ days: value === '7' ? undefined : value })}
        options={PERIODS.map(value => ({ value, label: nameOfPeriod(value) }))}
      />
      <Select
        label={t`Page`}
        value={page}
        onChange={value => put({ page: value })}
        options={[
          { value: '', label: t`All pages` },
          ...withChosen(known.pages, page, pageAddress),
        ]}
      />
      <Select
        label={t`Release`}
        value={release}
        onChange={value => put({ release: value })}
        options={[{ value: '', label: t`All releases` }, ...withChosen(known.releases, release)]}
      />
    </Grid>
  )
}

function nameOfPeriod(days: (typeof PERIODS)[number]): string {
  switch (days) {
    case '1':
      return t`Last 24 hours`
    case '7':
      return t`Last 7 days`
    case '30':
      return t`Last 30 days`
    case '90':
      return t`Last 90 days`
  }
}
