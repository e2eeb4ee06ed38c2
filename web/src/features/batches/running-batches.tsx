import { listRunningBatches } from '@bordereau/contract/batches'
import { listPayments } from '@bordereau/contract/payments'
import { Button } from '@bordereau/ui/button/button'
import { useLingui } from '#macros'
import { Suspense, lazy, useEffect, useRef } from 'react'
import { invalidate, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { MAIL_QUERIES } from '../document/invoice-queries.ts'
import { BATCH_ICONS, batchTitle } from './batch-labels.ts'
import { useOpenBatch } from './open-batch.ts'

// The dialog's code is loaded when it is opened.
const BatchDialog = lazy(async () => ({
  default: (await import('./batch-dialog.tsx')).BatchDialog,
}))

const PROGRESS_MS = 1500

/** The progress of the running batch, with a button that opens its details. */
export function RunningBatches() {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { batchId, open } = useOpenBatch()
  const running = useRunningBatches(workspaceId)
  const [batch] = running
  const done = batch ? batch.done + batch.refused : 0
  const total = batch?.total ?? 0
  return (
    <>
      {batch && (
        <Button
          size="sm"
          look="quiet"
          icon={BATCH_ICONS[batch.kind]}
          title={batchTitle(batch.kind)}
          onClick={() => open(batch.id)}
        >
          {t`${done} of ${total}`}
        </Button>
      )}
      <Suspense fallback={null}>
        {batchId !== undefined && (
          <BatchDialog key={batchId} batchId={batchId} onClose={() => open(undefined)} />
        )}
      </Suspense>
    </>
  )
}

/** Polled only while there is one. When it ends, the lists are invalidated. */
function useRunningBatches(workspaceId: string) {
  const wasRunning = useRef(false)
  const query = { workspaceId }
  const first = useQuery(listRunningBatches, query)
  const hasRunning = (first.data?.batches.length ?? 0) > 0
  const { data } = useQuery(listRunningBatches, query, hasRunning ? { refetchMs: PROGRESS_MS } : {})
  useEffect(() => {
    if (wasRunning.current && !hasRunning) invalidate([...MAIL_QUERIES, listPayments])
    wasRunning.current = hasRunning
  }, [hasRunning])
  return data?.batches ?? []
}
