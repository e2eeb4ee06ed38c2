import type { ConnectedBankAccount } from '@bordereau/contract/bank-connections'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { problemText } from './connection-texts.ts'

/** An account, when it was read, and when it is read next or why not. */
export function ConnectedAccount(props: {
  readonly account: ConnectedBankAccount
  /** The consent holds. */
  readonly isRead: boolean
}) {
  const { account, isRead } = props
  const { name, problem } = account
  return (
    <Stack gap={1}>
      <Row justify="between" wrap>
        <Text weight="medium">
          <bdi>{account.account.replaceAll(/(.{4})(?=.)/g, '$1 ')}</bdi>
        </Text>
        <Text tone="muted">{account.currency}</Text>
      </Row>
      {name !== '' && (
        <Text size={13} tone="muted">
          <bdi>{name}</bdi>
        </Text>
      )}
      <Times account={account} isRead={isRead} />
      {isRead && problem !== null && (
        <Text size={13} tone={problem === 'limited' ? 'amber' : 'red'}>
          {problemText(problem)}
        </Text>
      )}
    </Stack>
  )
}

function Times({ account, isRead }: { account: ConnectedBankAccount; isRead: boolean }) {
  const { instant } = useFormats()
  const { fetchedAt, nextFetchAt } = account
  return (
    <Text size={13} tone="muted">
      {fetchedAt === null ? (
        <Trans>Not fetched yet</Trans>
      ) : (
        <Trans>Last fetched {instant(fetchedAt)}</Trans>
      )}
      {isRead && nextFetchAt !== null && (
        <>
          {' · '}
          {isDue(nextFetchAt) ? (
            <Trans>Being fetched now</Trans>
          ) : (
            <Trans>Next {instant(nextFetchAt)}</Trans>
          )}
        </>
      )}
    </Text>
  )
}

function isDue(at: string): boolean {
  return Date.parse(at) <= Date.now()
}
