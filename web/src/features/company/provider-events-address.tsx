import type { PaymentAccount } from '@bordereau/contract/payment-accounts'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'

/** Where the provider has to send its events, and which; nothing where each payment names the address. */
export function ProviderEventsAddress({ account }: { account: PaymentAccount }) {
  const { t } = useLingui()
  const { eventsUrl, eventTypes, label } = account
  if (eventTypes.length === 0) return null
  return (
    <Stack gap={2}>
      <Text size={13} tone="muted">
        <Trans>Add a webhook at {label} for this address:</Trans>
      </Text>
      <Row>
        <Text truncate size={13}>
          <bdi>{eventsUrl}</bdi>
        </Text>
        <CopyButton text={eventsUrl} label={t`Copy the address`} />
      </Row>
      <Text size={13} tone="muted">
        <Trans>with these events:</Trans> <bdi>{eventTypes.join(', ')}</bdi>
      </Text>
    </Stack>
  )
}
