import {
  cancelBatch,
  getBatch,
  listBatchItems,
  listRunningBatches,
  type Batch,
} from '@bordereau/contract/batches'
import { Button } from '@bordereau/ui/button/button'
import { Trans } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'

/** Cancels what has not begun. */
export function StopButton({ batch }: { batch: Batch }) {
  const { workspaceId, may } = useWorkspace()
  const cancel = useMutation(cancelBatch, {
    invalidates: [getBatch, listRunningBatches, listBatchItems],
  })
  if (!may(batch.kind === 'mark_paid' ? 'payments.record' : 'invoices.send')) return null
  const stop = async () => {
    const result = await cancel.mutate({ query: { workspaceId, batchId: batch.id } })
    // If the batch has finished meanwhile, the progress shows it.
    if (result.ok || result.refusal !== 'already_finished') toastResult(result)
  }
  return (
    <Button busy={cancel.pending} onClick={() => void stop()}>
      <Trans>Stop</Trans>
    </Button>
  )
}
