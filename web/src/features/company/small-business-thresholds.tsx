import type { Company } from '@bordereau/contract/company'
import { getTurnover } from '@bordereau/contract/turnover'
import { isOfficial } from '@bordereau/domain/country/official-hosts'
import { Notice } from '@bordereau/ui/badge/badge'
import { Card, Facts, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useFormats } from '../../format/formats.ts'
import { Loaded } from '../../layout/loaded.tsx'
import { type CountedThreshold, outcomeText, stateOf } from '../document/turnover.ts'

/** The turnover of a company that charges no tax, beside the thresholds up to which it may go without. */
export function SmallBusinessThresholds({ company }: { readonly company: Company }) {
  const { t } = useLingui()
  const query = useQuery(
    getTurnover,
    { workspaceId: company.workspaceId },
    { enabled: !company.vatRegistered },
  )
  if (company.vatRegistered) return null
  return (
    <Card title={<Trans>Thresholds of small businesses</Trans>}>
      <Loaded query={query}>
        {({ thresholds, uncounted }) => {
          const list = uncounted.join(', ')
          return (
            <Stack gap={5}>
              {thresholds.map(threshold => (
                <Threshold key={threshold.key} threshold={threshold} />
              ))}
              {thresholds.length === 0 && (
                <Text tone="muted">
                  <Trans>No threshold of your country’s law is known here.</Trans>
                </Text>
              )}
              {list !== '' && (
                <Text size={13} tone="muted">
                  {t`Not counted, because the rate of exchange is not known here: ${list}.`}
                </Text>
              )}
              {thresholds.length > 0 && (
                <Text size={13} tone="muted">
                  <Trans>
                    Counted by the day of issue, less credit notes. Sales outside of this
                    application are yours to add.
                  </Trans>
                </Text>
              )}
            </Stack>
          )
        }}
      </Loaded>
    </Card>
  )
}

function Threshold({ threshold }: { readonly threshold: CountedThreshold }) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  const { currency, of, where, outcome, law, url } = threshold
  const state = stateOf(threshold)
  const day = date(threshold.from)
  const limits = {
    all: where === 'home' ? t`Threshold of sales in your state` : t`Threshold of all sales`,
    services: t`Threshold of services`,
  }
  const lastYear = Number(threshold.lastPeriod) === 0 ? [] : [threshold.lastPeriod]
  return (
    <Stack gap={3}>
      <Facts
        facts={[
          { name: limits[of], value: money(threshold.limit, currency) },
          { name: t`Issued since ${day}`, value: money(threshold.thisPeriod, currency) },
          ...lastYear.map(sum => ({ name: t`In the year before`, value: money(sum, currency) })),
        ]}
      />
      {state === 'over' && <Notice tone="amber" title={t`The threshold is exceeded`} />}
      {state === 'near' && (
        <Notice tone="blue" title={t`More than 80 % of the threshold is reached`} />
      )}
      <Text size={13} tone="muted">
        {outcomeText(outcome)}{' '}
        <Link
          href={url}
          target="_blank"
          rel="noreferrer"
          title={isOfficial(url) ? undefined : t`A secondary source`}
        >
          {law}
        </Link>
      </Text>
    </Stack>
  )
}
