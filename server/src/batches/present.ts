import { type batch, BATCH_KINDS } from '@bordereau/contract/batches'
import type { z } from 'zod/mini'
import type { BatchProgress } from './store.ts'

export function presentBatch(row: BatchProgress): z.infer<typeof batch> {
  return {
    id: row.id,
    // A check constraint limits the column to these kinds.
    kind: BATCH_KINDS.find(kind => kind === row.kind) ?? 'send',
    total: row.item_count,
    done: Number(row.done),
    refused: Number(row.refused),
    cancelled: Number(row.cancelled),
    createdAt: row.created_at.toISOString(),
    createdBy: row.creator ?? '',
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}
