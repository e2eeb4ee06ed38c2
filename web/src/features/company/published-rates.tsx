import { countryRules } from '@bordereau/domain/country/rules'
import { RATE_PUBLISHERS } from '@bordereau/domain/exchange/published-rate'
import type { Country } from '@bordereau/domain/party/party'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Trans } from '#macros'
import { ImportRates } from './import-rates.tsx'

/** The rate at which the law of a company's country converts the tax of a document, and a file of such rates to import. */
export function PublishedRates({ country }: { readonly country: Country }) {
  const rule = countryRules(country).taxCurrency
  if (!rule) return null
  return (
    <Card title={<Trans>Tax in your own currency</Trans>}>
      <Stack>
        <Text>
          {rule.rate ? (
            <Trans>
              On documents in another currency, the tax is also stated in your own, at the rate of{' '}
              {RATE_PUBLISHERS[rule.rate.source].name}.
            </Trans>
          ) : (
            <Trans>
              On documents in another currency, the tax is also stated in your own, at a rate that
              you enter.
            </Trans>
          )}{' '}
          <Link href={rule.url}>{rule.law}</Link>
        </Text>
        {rule.rate && <ImportRates source={rule.rate.source} />}
      </Stack>
    </Card>
  )
}
