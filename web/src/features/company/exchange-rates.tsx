import { listExchangeRates, putExchangeRate } from '@bordereau/contract/company'
import { getDashboard } from '@bordereau/contract/dashboard'
import { parseDecimal } from '@bordereau/domain/money/decimal'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { DateField } from '@bordereau/ui/field/date-field'
import { DecimalField } from '@bordereau/ui/field/decimal-field'
import { Facts, Grid, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { Plural, Trans, t } from '#macros'
import { useState } from 'react'
import type { Refused } from '../../data/api.ts'
import { fieldErrorsOf, useForm } from '../../form/form.ts'
import { useMutation, useQuery } from '../../data/query.ts'
import { RefusalView, refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { CurrencyField } from '../party/country-field.tsx'
import { FormSkeleton } from './with-company.tsx'

/** Exchange rates by day: reports use the latest known one. */
export function ExchangeRates({ home }: { home: string }) {
  const { workspaceId, may } = useWorkspace()
  const { tag } = useLocale()
  const { data, refused, retry } = useQuery(listExchangeRates, { workspaceId })
  if (refused) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <FormSkeleton />
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  // The latest ones first, whatever their currency.
  const latest = data.rates.filter(
    (rate, at) => data.rates.findIndex(({ currency }) => currency === rate.currency) === at,
  )
  const earlier = data.rates.filter(rate => !latest.includes(rate))
  const rateFact = (rate: (typeof data.rates)[number]) => ({
    name: `1 ${rate.currency}, ${day.format(new Date(`${rate.date}T00:00:00Z`))}`,
    value: `${rate.rate} ${home}`,
  })
  return (
    <Stack>
      {data.rates.length === 0 && (
        <Text tone="muted">
          <Trans>None yet. They are needed once you invoice in another currency.</Trans>
        </Text>
      )}
      {latest.length > 0 && <Facts facts={latest.map(rateFact)} />}
      {may('company.update') && <RateForm home={home} />}
      {earlier.length > 0 && (
        <details>
          <summary>
            <Plural value={earlier.length} one="# earlier rate" other="# earlier rates" />
          </summary>
          <Facts facts={earlier.map(rateFact)} />
        </details>
      )}
    </Stack>
  )
}

function RateForm({ home }: { home: string }) {
  const { workspaceId } = useWorkspace()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { mutate, pending, refused } = useMutation(putExchangeRate, {
    invalidates: [listExchangeRates, getDashboard],
  })
  const form = useForm({ currency: '', date: today, rate: '' }, values =>
    fieldErrorsOf(putExchangeRate.request, values),
  )
  const send = form.submit(async body => {
    const response = await mutate({ query: { workspaceId }, body })
    if (response.ok) form.replace({ currency: '', date: today, rate: '' })
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {refused && <Notice tone="red" title={rateRefusalMessage(refused)} />}
        <Grid column={11}>
          <CurrencyField {...form.field('currency')} label={t`Currency`} />
          <DateField {...form.field('date')} label={t`Day`} />
          <DecimalField {...form.field('rate')} label={t`Value in ${home}`} parse={parseDecimal} />
        </Grid>
        <Row justify="end">
          <Button type="submit" icon="plus" busy={pending}>
            <Trans>Add rate</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function rateRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'rate_not_positive':
      return t`A rate is more than zero.`
    case 'own_currency':
      return t`This is your own currency: its rate is always 1.`
    default:
      return refusalMessage(refused)
  }
}
