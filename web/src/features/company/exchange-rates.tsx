import { type ExchangeRate, listExchangeRates } from '@bordereau/contract/company'
import { Facts, Stack, Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { Plural, Trans } from '#macros'
import type { ReactNode } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { Loaded } from '../../layout/loaded.tsx'
import { RateForm } from './rate-form.tsx'

/** Exchange rates by day: reports use the latest known one. */
export function ExchangeRates({ home }: { home: string }) {
  const { workspaceId, may } = useWorkspace()
  const query = useQuery(listExchangeRates, { workspaceId })
  return (
    <Loaded query={query}>
      {({ rates }) => (
        <Stack>
          {rates.length === 0 && (
            <Text tone="muted">
              <Trans>None yet. They are needed once you invoice in another currency.</Trans>
            </Text>
          )}
          <KnownRates
            rates={rates}
            home={home}
            form={may('company.update') && <RateForm home={home} />}
          />
        </Stack>
      )}
    </Loaded>
  )
}

/** The latest rate of each currency; the earlier ones are folded away. */
function KnownRates(props: { rates: readonly ExchangeRate[]; home: string; form: ReactNode }) {
  const { rates, home } = props
  const { tag } = useLocale()
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  // The latest ones first, whatever their currency.
  const latest = rates.filter(
    (rate, at) => rates.findIndex(({ currency }) => currency === rate.currency) === at,
  )
  const earlier = rates.filter(rate => !latest.includes(rate))
  const rateFact = (rate: ExchangeRate) => ({
    name: `1 ${rate.currency}, ${day.format(new Date(`${rate.date}T00:00:00Z`))}`,
    value: `${rate.rate} ${home}`,
  })
  return (
    <>
      {latest.length > 0 && <Facts facts={latest.map(rateFact)} />}
      {props.form}
      {earlier.length > 0 && (
        <details>
          <summary>
            <Plural value={earlier.length} one="# earlier rate" other="# earlier rates" />
          </summary>
          <Facts facts={earlier.map(rateFact)} />
        </details>
      )}
    </>
  )
}
