import { asSystem } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { Batch } from './batch.ts'
import { type ErrorOccurrence, countError } from './error-store.ts'
import { type PageError, culpritOf, fingerprintOf } from './event.ts'
import { takeQuota } from './limit.ts'
import { insertTimings } from './timing-store.ts'

/** Limit of errors per batch, for pages that fail in a loop. */
const MAX_ERRORS = 50

/** Stores the measurements of a batch one by one and its errors by group. */
export async function storeBatch(
  context: AppContext,
  batch: Batch,
  browser: string,
): Promise<void> {
  const { release } = batch
  const timings = batch.timings.slice(0, takeQuota(context, 'timings', batch.timings.length))
  const errors = batch.errors.slice(0, MAX_ERRORS)
  const at = context.clock.now()
  // A fixed order avoids deadlocks between batches with the same errors.
  const occurrences = errors
    .slice(0, takeQuota(context, 'errors', errors.length))
    .map(error => occurrenceOf(error, { at: at.toISOString(), release, browser }))
    .toSorted((a, b) => Buffer.compare(a.fingerprint, b.fingerprint))
  if (timings.length === 0 && occurrences.length === 0) return
  await asSystem(
    context.db,
    async tx => {
      await insertTimings(tx, timings, at, release)
      for (const occurrence of occurrences) await countError(tx, occurrence, at)
    },
    { repeatable: true },
  )
}

function occurrenceOf(
  { type, message, page, components, frames }: PageError,
  origin: { readonly at: string; readonly release: string; readonly browser: string },
): ErrorOccurrence {
  const fingerprint = fingerprintOf({ type, message, page, components, frames })
  const sample = { ...origin, message, page, components, frames: [...frames] }
  return { fingerprint, type, message, culprit: culpritOf(frames), sample }
}
