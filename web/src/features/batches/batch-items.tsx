import { listBatchItems, type Batch } from '@bordereau/contract/batches'
import { Button } from '@bordereau/ui/button/button'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Plural, Trans } from '#macros'
import { useState } from 'react'
import { useRows } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { itemRefusalMessage } from './batch-refusals.ts'

type Outcome = 'done' | 'refused' | 'cancelled'

export const PROGRESS_MS = 1000

export function Items(props: {
  readonly batch: Batch
  readonly outcome: Outcome
  readonly open?: boolean
}) {
  const { batch, outcome } = props
  const [open, setOpen] = useState(props.open ?? false)
  return (
    <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <Summary outcome={outcome} count={batch[outcome]} />
      </summary>
      {open && <ItemList batch={batch} outcome={outcome} />}
    </details>
  )
}

function Summary({ outcome, count }: { outcome: Outcome; count: number }) {
  if (outcome === 'refused') return <Plural value={count} one="# refused" other="# refused" />
  return outcome === 'done' ? (
    <Plural value={count} one="# done" other="# done" />
  ) : (
    <Plural value={count} one="# not done" other="# not done" />
  )
}

function ItemList({ batch, outcome }: { batch: Batch; outcome: Outcome }) {
  const { workspaceId } = useWorkspace()

  const query = { workspaceId, batchId: batch.id, outcome, limit: 50 }
  const list = useRows(
    listBatchItems,
    query,
    batch.finishedAt === null ? { refetchMs: 3 * PROGRESS_MS } : {},
  )
  return (
    <>
      <ul>
        {list.data?.map(item => (
          <li key={item.invoiceId}>
            <Link href={`/w/${workspaceId}/invoices/${item.invoiceId}`}>
              <bdi>{`${item.number ?? ''} ${item.customerName}`.trim() || item.invoiceId}</bdi>
            </Link>
            {item.refusal !== null && <Text tone="red">{itemRefusalMessage(item.refusal)}</Text>}
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button size="sm" busy={list.loadingMore} onClick={list.fetchNext}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}
