import type { Batch } from '@bordereau/contract/batches'
import { Button } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { Trans, useLingui } from '#macros'
import { RefusalView } from '../../data/refusal.tsx'
import { batchTitle } from './batch-labels.ts'
import { Items } from './batch-items.tsx'
import { StopButton } from './stop-batch.tsx'
import { useProgress } from './use-progress.ts'

/** The progress of a batch and the outcome of each document; closing the dialog does not stop the batch. */
export function BatchDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const { t } = useLingui()
  const { data, refused, retry, running } = useProgress(batchId)
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
      {data ? <Progress batch={data} /> : refused ? null : <LoadingSkeleton height="6rem" />}
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
