import {
  type PaymentAccount,
  disconnectPaymentAccount,
  listPaymentAccounts,
} from '@bordereau/contract/payment-accounts'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { TestTag } from '../document/test-tag.tsx'
import { ProviderEventsAddress } from './provider-events-address.tsx'
import { keyLabel } from './payment-key-label.ts'

type Connected = NonNullable<PaymentAccount['account']>

/** Whose account it is, how its keys end, and whether real money is moved. */
export function ConnectedPaymentAccount(props: {
  readonly account: PaymentAccount
  readonly connected: Connected
  readonly onChange: () => void
}) {
  const { account, connected } = props
  const disconnect = useDisconnect(account)
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
  return account.fields.map(({ name }) => (
    <Row key={name} justify="between" wrap>
      <Text tone="muted">{keyLabel(name)}</Text>
      <Text>
        <bdi>…{connected.hints[name]}</bdi>
      </Text>
    </Row>
  ))
}

function useDisconnect({ provider, label }: PaymentAccount): () => Promise<void> {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { mutate } = useMutation(disconnectPaymentAccount, { invalidates: [listPaymentAccounts] })
  return async () => {
    await dialogs.confirm({
      title: t`Disconnect ${label}?`,
      message: t`Customers cannot pay by it any more. Payments that are under way at this moment are no longer recorded by themselves, and earlier ones cannot be refunded from here.`,
      tone: 'red',
      confirmLabel: t`Disconnect`,
      onConfirm: async () => {
        const response = await mutate({ query: { workspaceId, provider } })
        return response.ok ? undefined : refusalMessage(response)
      },
    })
  }
}
