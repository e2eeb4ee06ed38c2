import type { PaymentAccount } from '@bordereau/contract/payment-accounts'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import { TestTag } from '../document/test-tag.tsx'
import { ProviderEventsAddress } from './provider-events-address.tsx'
import { keyLabel } from './payment-key-label.ts'
import { useDisconnectAccount } from './use-disconnect-account.ts'

type Connected = NonNullable<PaymentAccount['account']>

/** Whose account it is, how its keys end, and whether real money is moved. */
export function ConnectedPaymentAccount(props: {
  readonly account: PaymentAccount
  readonly connected: Connected
  readonly onChange: () => void
}) {
  const { account, connected } = props
  const disconnect = useDisconnectAccount(account)
  return (
    <Stack>
      <Row justify="between" wrap>
        <Text weight="medium">{connected.name === '' ? connected.id : connected.name}</Text>
        <TestTag mode={connected.mode} />
      </Row>
      {!connected.readable && (
        <Notice tone="red" title={<Trans>The keys cannot be read</Trans>}>
          <Trans>
            The key that encrypts stored secrets is missing on the server. Enter the keys again.
          </Trans>
        </Notice>
      )}
      {connected.mode === 'test' && (
        <Notice tone="amber" title={<Trans>Test mode</Trans>}>
          <Trans>Payments are recorded, but no money is moved. Enter live keys to be paid.</Trans>
        </Notice>
      )}
      <Hints account={account} connected={connected} />
      <ProviderEventsAddress account={account} />
      <Row wrap>
        <Button onClick={props.onChange}>
          <Trans>Change keys</Trans>
        </Button>
        <Button look="danger-quiet" onClick={() => void disconnect()}>
          <Trans>Disconnect …</Trans>
        </Button>
      </Row>
    </Stack>
  )
}

function Hints({ account, connected }: { account: PaymentAccount; connected: Connected }) {
  const entered = account.fields.filter(({ name }) => connected.hints[name] !== undefined)
  return entered.map(({ name }) => (
    <Row key={name} justify="between" wrap>
      <Text tone="muted">{keyLabel(name)}</Text>
      <Text>
        <bdi>…{connected.hints[name]}</bdi>
      </Text>
    </Row>
  ))
}
