import { getBatch } from '@bordereau/contract/batches'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { PROGRESS_MS } from './batch-items.tsx'

/** The batch, requested again while it runs. */
export function useProgress(batchId: string) {
  const { workspaceId } = useWorkspace()
  const [running, setRunning] = useState(true)
  const options = running ? { refetchMs: PROGRESS_MS } : {}
  const { data, refused, retry } = useQuery(getBatch, { workspaceId, batchId }, options)
  if (data && running !== (data.finishedAt === null)) setRunning(data.finishedAt === null)
  return { data, refused, retry, running }
}
