import type { BankConnectionView } from '@bordereau/contract/bank-connections'
import { Notice, StatusBadge, type Tone } from '@bordereau/ui/badge/badge'
import { Button, ButtonLink } from '@bordereau/ui/button/button'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { TestTag } from '../document/test-tag.tsx'
import { ConnectedAccount } from './connected-account.tsx'
import { connectionRefusal } from './connection-texts.ts'
import { useConnectBank } from './use-connect-bank.ts'
import { useConnectionActions } from './use-connection-actions.ts'

type Props = { readonly connection: BankConnectionView }

/** A bank: how its consent stands, its accounts, and what can be done. */
export function ConnectionCard({ connection }: Props) {
  const { institutionName, feedLabel, accounts, test } = connection
  return (
    <Card title={institutionName}>
      <Stack>
        <Row justify="between" wrap>
          <Text size={13} tone="muted">
            {feedLabel}
          </Text>
          <Row wrap>
            {test && <TestTag mode="test" />}
            <ConsentBadge connection={connection} />
          </Row>
        </Row>
        <ConsentNotice connection={connection} />
        {accounts.map(account => (
          <ConnectedAccount
            key={account.id}
            account={account}
            isRead={connection.status === 'connected'}
          />
        ))}
        <Actions connection={connection} />
      </Stack>
    </Card>
  )
}

function ConsentBadge({ connection: { status, endsSoon, validUntil } }: Props) {
  const formats = useFormats()
  const day = validUntil === null ? '' : formats.instantDate(validUntil)
  const [tone, text] = ((): [Tone, string] => {
    switch (status) {
      case 'waiting':
        return ['amber', t`Waiting for your consent`]
      case 'refused':
        return ['red', t`Not consented`]
      case 'ended':
        return ['red', t`Access ended`]
      case 'connected':
        return [endsSoon ? 'amber' : 'green', day === '' ? t`Connected` : t`Connected until ${day}`]
    }
  })()
  return <StatusBadge tone={tone}>{text}</StatusBadge>
}

function ConsentNotice({ connection: { status, endsSoon, accounts } }: Props) {
  if (status === 'ended')
    return (
      <Notice tone="red" title={<Trans>Nothing is fetched any more</Trans>}>
        <Trans>
          The consent ran out or was withdrawn. Renew it: reading goes on where it stopped.
        </Trans>
      </Notice>
    )
  if (status === 'connected' && endsSoon)
    return (
      <Notice tone="amber" title={<Trans>The access ends soon</Trans>}>
        <Trans>Renew it now, so that no day is missed.</Trans>
      </Notice>
    )
  if (status === 'refused')
    return (
      <Text tone="muted">
        <Trans>The consent was not given, or the bank refused it.</Trans>
      </Text>
    )
  if (status === 'connected' && accounts.length === 0)
    return (
      <Text tone="muted">
        <Trans>The consent covers no account that can be read.</Trans>
      </Text>
    )
  return null
}

function Actions({ connection }: Props) {
  const { may } = useWorkspace()
  const { status, endsSoon, url, feed, country, institutionId } = connection
  const { pending, fetchNow, checkAgain, remove } = useConnectionActions(connection)
  const renewal = useConnectBank({ feed })
  const mayConnect = may('payments.connect')
  const isRenewable = mayConnect && (status === 'ended' || status === 'refused' || endsSoon)
  return (
    <Stack>
      {renewal.refused && <Notice tone="red" title={connectionRefusal(renewal.refused)} live />}
      <Row wrap>
        {status === 'waiting' && mayConnect && (
          <>
            <ButtonLink look="primary" href={url}>
              <Trans>Continue at the bank</Trans>
            </ButtonLink>
            <Button busy={pending} onClick={() => void checkAgain()}>
              <Trans>Check again</Trans>
            </Button>
          </>
        )}
        {isRenewable && (
          <Button
            look="primary"
            busy={renewal.pending}
            onClick={() => void renewal.connect({ country, institutionId })}
          >
            {status === 'refused' ? <Trans>Try again</Trans> : <Trans>Renew access</Trans>}
          </Button>
        )}
        {status === 'connected' && may('payments.record') && (
          <Button icon="refresh" busy={pending} onClick={() => void fetchNow()}>
            <Trans>Fetch now</Trans>
          </Button>
        )}
        {mayConnect && (
          <Button look="danger-quiet" onClick={() => void remove()}>
            <Trans>Disconnect …</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  )
}
