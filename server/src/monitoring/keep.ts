import { asSystem } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import type { Batch } from './batch.ts'
import { type Sighting, countError } from './error-store.ts'
import { type PageError, culpritOf, fingerprintOf } from './event.ts'
import { roomFor } from './limit.ts'
import { insertTimings } from './timing-store.ts'

/** A page that breaks in a loop says nothing new after so many. */
const ERRORS = 50

/** Keeps what a batch says: its measurements one by one, its errors with those alike. */
export async function keepBatch(house: House, batch: Batch, browser: string): Promise<void> {
  const { release } = batch
  const timings = batch.timings.slice(0, roomFor(house, 'timings', batch.timings.length))
  const errors = batch.errors.slice(0, ERRORS)
  const at = house.clock.now()
  // Always in the same order: two batches with the same errors must not wait for each other.
  const sightings = errors
    .slice(0, roomFor(house, 'errors', errors.length))
    .map(error => sightingOf(error, { at: at.toISOString(), release, browser }))
    .toSorted((a, b) => Buffer.compare(a.fingerprint, b.fingerprint))
  if (timings.length === 0 && sightings.length === 0) return
  await asSystem(
    house.db,
    async tx => {
      await insertTimings(tx, timings, at, release)
      for (const sighting of sightings) await countError(tx, sighting, at)
    },
    { repeatable: true },
  )
}

function sightingOf(
  { type, message, page, components, frames }: PageError,
  seen: { readonly at: string; readonly release: string; readonly browser: string },
): Sighting {
  const fingerprint = fingerprintOf({ type, message, page, components, frames })
  const sample = { ...seen, message, page, components, frames: [...frames] }
  return { fingerprint, type, message, culprit: culpritOf(frames), sample }
}
