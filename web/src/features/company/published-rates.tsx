import { importPublishedRates } from '@bordereau/contract/exchange-rates'
import { countryRules } from '@bordereau/domain/country/rules'
import { type RateSource, RATE_PUBLISHERS } from '@bordereau/domain/exchange/published-rate'
import type { Country } from '@bordereau/domain/party/party'
import { Notice } from '@bordereau/ui/badge/badge'
import { FileDrop } from '@bordereau/ui/field/file-drop'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Plural, Trans, t } from '#macros'
import { useState } from 'react'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'

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

function ImportRates({ source }: { readonly source: RateSource }) {
  const { workspaceId } = useWorkspace()
  const [count, setCount] = useState<number>()
  const { mutate, refused } = useMutation(importPublishedRates)
  async function send(files: readonly File[]): Promise<void> {
    setCount(undefined)
    const file = await files[0]?.text()
    if (file === undefined) return
    const response = await mutate({ query: { workspaceId }, body: { source, file } })
    if (response.ok) setCount(response.value.rates)
  }
  return (
    <Stack>
      <FileDrop
        label={t`Rates as a file`}
        help={t`They are fetched every day where the network allows. Otherwise download the file of the publisher and add it here.`}
        accept=".xml,.json"
        maxBytes={4_000_000}
        onFiles={files => void send(files)}
      />
      <div role="status">
        {count !== undefined && (
          <Notice
            tone="green"
            title={<Plural value={count} one="# rate was read." other="# rates were read." />}
          />
        )}
        {refused && <Notice tone="red" title={rateFileRefusal(refused)} />}
      </div>
    </Stack>
  )
}

function rateFileRefusal(refused: Refused): string {
  switch (refused.refusal) {
    case 'rate_file_unreadable':
      return t`This is not a file of the publisher as it publishes it. Download it again and add it unchanged.`
    case 'forbidden':
      return t`Only the person who set up this instance can add rates: all companies use them.`
    default:
      return refusalMessage(refused)
  }
}
