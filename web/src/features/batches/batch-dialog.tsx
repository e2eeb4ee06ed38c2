import {
  cancelBatch,
  getBatch,
  listBatchItems,
  listRunningBatches,
  type Batch,
} from '@bordereau/contract/batches'
import { Button } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Skeleton } from '@bordereau/ui/state/state'
import { toasts } from '@bordereau/ui/toast/toast'
import { Plural, Trans, useLingui } from '#macros'
import { useState } from 'react'
import { useMutation, useQuery, useRows } from '../../data/query.ts'
import { RefusalView, refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { batchTitle, itemRefusalMessage } from './batch-texts.ts'

type Outcome = 'done' | 'refused' | 'cancelled'

const PROGRESS_MS = 1000

/** The progress of a batch and the outcome of each document; closing the dialog does not stop the batch. */
export function BatchDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const [running, setRunning] = useState(true)
  const query = { workspaceId, batchId }
  const { data, refused, retry } = useQuery(
    getBatch,
    query,
    running ? { refetchMs: PROGRESS_MS } : {},
  )
  if (data && running !== (data.finishedAt === null)) setRunning(data.finishedAt === null)
  return (
    <Modal
      open
      onClose={onClose}
      title={data ? batchTitle(data.kind) : t`Bulk action`}
      closeOnOutside={false}
      foot={
        <>
          {data && running && <StopButton batch={data} />}
          <Button look="primary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {data ? <Progress batch={data} /> : refused ? null : <Skeleton height="6rem" />}
      {!data && refused && <RefusalView refused={refused} retry={retry} />}
    </Modal>
  )
}

function Progress({ batch }: { batch: Batch }) {
  const { t } = useLingui()
  const { total, done, refused, cancelled, finishedAt } = batch
  const past = done + refused + cancelled
  return (
    <Stack>
      <progress
        aria-label={batchTitle(batch.kind)}
        max={total}
        value={past}
        style={{ width: '100%' }}
      />
      <div role="status">
        <Text tabular>{t`${past} of ${total}`}</Text>
      </div>
      {finishedAt === null && (
        <Text tone="muted">
          <Trans>It continues if you close this window or leave the page.</Trans>
        </Text>
      )}
      {refused > 0 && <Items batch={batch} outcome="refused" open />}
      {cancelled > 0 && <Items batch={batch} outcome="cancelled" />}
      {done > 0 && <Items batch={batch} outcome="done" />}
    </Stack>
  )
}

function Items(props: {
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

function StopButton({ batch }: { batch: Batch }) {
  const { workspaceId, may } = useWorkspace()
  const cancel = useMutation(cancelBatch, {
    invalidates: [getBatch, listRunningBatches, listBatchItems],
  })
  if (!may(batch.kind === 'mark_paid' ? 'payments.record' : 'invoices.send')) return null
  const stop = async () => {
    const result = await cancel.mutate({ query: { workspaceId, batchId: batch.id } })
    // If the batch has finished meanwhile, the progress shows it.
    if (!result.ok && result.refusal !== 'already_finished') toasts.error(refusalMessage(result))
  }
  return (
    <Button busy={cancel.pending} onClick={() => void stop()}>
      <Trans>Stop</Trans>
    </Button>
  )
}
