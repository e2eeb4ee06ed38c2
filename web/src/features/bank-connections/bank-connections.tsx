import {
  type BankConnectionView,
  type BankFeedView,
  listBankConnections,
  listBankFeeds,
} from '@bordereau/contract/bank-connections'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { FormSkeleton } from '../../layout/form-skeleton.tsx'
import { ConnectBank } from './connect-bank.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { FeedKeys } from './feed-keys.tsx'
import { useReturn } from './use-return.ts'

const LOOK_AGAIN_MS = 3_000
const LOOK_SELDOM_MS = 60_000

/** The banks that are read, and the services that read them. */
export function BankConnections() {
  const { workspaceId, sample } = useWorkspace()
  const [isBusy, setBusy] = useState(false)
  const feeds = useQuery(listBankFeeds, { workspaceId })
  const list = useQuery(
    listBankConnections,
    { workspaceId },
    { refetchMs: isBusy ? LOOK_AGAIN_MS : LOOK_SELDOM_MS },
  )
  const isReturning = useReturn()
  const connections = list.data?.connections ?? []
  const isFetching = isReturning || connections.some(isBeingRead)
  if (isFetching !== isBusy) setBusy(isFetching)
  const refused = feeds.refused ?? (list.data ? undefined : list.refused)
  if (refused)
    return (
      <RefusalView refused={refused} retry={refused === list.refused ? list.retry : feeds.retry} />
    )
  if (!feeds.data || !list.data) return <FormSkeleton />
  if (sample)
    return (
      <Notice tone="blue" title={<Trans>A sample company has no real bank</Trans>}>
        <Trans>
          Its transactions were made up with it. A company of your own connects its banks here.
        </Trans>
      </Notice>
    )
  return (
    <Stack gap={5}>
      {isReturning && <Notice tone="blue" live title={<Trans>The bank is asked …</Trans>} />}
      {connections.map(connection => (
        <ConnectionCard key={connection.id} connection={connection} />
      ))}
      {feeds.data.feeds.map(feed => (
        <Feed
          key={feed.feed}
          feed={feed}
          connections={connections.filter(one => one.feed === feed.feed)}
        />
      ))}
    </Stack>
  )
}

function isBeingRead({ status, accounts }: BankConnectionView): boolean {
  return (
    status === 'connected' &&
    accounts.some(one => one.nextFetchAt !== null && Date.parse(one.nextFetchAt) <= Date.now())
  )
}

type FeedProps = {
  readonly feed: BankFeedView
  readonly connections: readonly BankConnectionView[]
}

function Feed({ feed, connections }: FeedProps) {
  const { may } = useWorkspace()
  const { account, label, takesNewCustomers } = feed
  const keys = <FeedKeys feed={feed} inUse={connections.length > 0} />
  if (!account && !takesNewCustomers)
    return (
      <details>
        <summary>
          <Trans>You already have an account at {label}?</Trans>
        </summary>
        {keys}
      </details>
    )
  return (
    <>
      {account && may('payments.connect') && (
        <NewConnection feed={feed} isFirst={connections.length === 0} />
      )}
      <Card title={label}>{keys}</Card>
    </>
  )
}

function NewConnection({ feed, isFirst }: { feed: BankFeedView; isFirst: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const open = (
    <Button look={isFirst ? 'primary' : 'default'} icon="plus" onClick={() => setOpen(true)}>
      <Trans>Connect a bank</Trans>
    </Button>
  )
  if (isOpen)
    return (
      <Card title={<Trans>Connect a bank</Trans>}>
        <ConnectBank feed={feed} onClose={() => setOpen(false)} />
      </Card>
    )
  if (!isFirst) return <div>{open}</div>
  return (
    <Card>
      <EmptyState icon="bank" title={t`No bank is connected`} action={open}>
        <Trans>
          Once one is, its transactions arrive four times a day and are matched with your invoices,
          as those of files are.
        </Trans>
      </EmptyState>
    </Card>
  )
}
