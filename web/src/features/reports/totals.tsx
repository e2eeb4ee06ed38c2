import { Card, Grid, Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { Trans, useLingui } from '#macros'
import type { ReactNode } from 'react'
import { useFormats } from '../../format/formats.ts'
import { changeOf } from './change.ts'
import css from './reports.module.css'

type Props = {
  readonly currency: string
  readonly figures: readonly {
    readonly label: string
    readonly now: string
    readonly before: string
  }[]
}

/** The sums of a report, each with that of the year before. */
export function Totals({ currency, figures }: Props) {
  return (
    <Grid column={13}>
      {figures.map(({ label, now, before }) => (
        <Card key={label} as="div">
          <div className={css.figure}>
            <Text as="span" size={13} tone="muted">
              {label}
            </Text>
            <Amount size={28} weight="semibold" value={now} currency={currency} />
            <Before currency={currency} now={now} before={before} />
          </div>
        </Card>
      ))}
    </Grid>
  )
}

function Before(props: { currency: string; now: string; before: string }): ReactNode {
  const { t } = useLingui()
  const { percent } = useFormats()
  const change = changeOf(props.now, props.before)
  const shown = change === undefined ? '' : `${change.startsWith('-') ? '' : '+'}${percent(change)}`
  return (
    <Text as="span" size={13} tone="muted">
      <Trans>
        Year before: <Amount value={props.before} currency={props.currency} />
      </Trans>
      {change !== undefined && <span title={t`Change from the year before`}> ({shown})</span>}
    </Text>
  )
}
