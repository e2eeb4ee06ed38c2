import { asSystem } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import {
  type InvoiceKey,
  type ShownLogos,
  deleteReleased,
  referencedFiles,
  releasedBefore,
  shownLogos,
} from './release-store.ts'

/** Longer than any transaction and any repetition of a request by a client. */
const GRACE_HOURS = 24
const HOUR_MS = 3_600_000
const MAX_FILES = 1000
const PAGE_SIZE = 2000

/**
 * Deletes released files from the archive that nothing refers to. A transaction that is about to refer to a file has
 * just stored it again, which renewed its age, so only old files are deleted. Resolves to false when it was stopped.
 */
export async function sweepReleased(context: AppContext, stop: AbortSignal): Promise<boolean> {
  const before = new Date(context.clock.now().getTime() - GRACE_HOURS * HOUR_MS)
  const released = await asSystem(context.db, tx => releasedBefore(tx, before, MAX_FILES))
  const hashes = released.map(one => one.sha256)
  const logos = released.filter(one => one.kind === 'logo').map(one => one.sha256)
  const shown = await shownOf(context, logos, stop)
  if (stop.aborted) return false
  const referenced = new Set(await asSystem(context.db, tx => referencedFiles(tx, hashes)))
  for (const hash of shown) referenced.add(hash)
  await context.archive.sweep(new Set(hashes.filter(hash => !referenced.has(hash))), GRACE_HOURS)
  const done: string[] = []
  for (const hash of hashes)
    if (referenced.has(hash) || !(await context.archive.has(hash))) done.push(hash)
  await asSystem(context.db, tx => deleteReleased(tx, done))
  return true
}

async function shownOf(
  context: AppContext,
  logos: readonly string[],
  stop: AbortSignal,
): Promise<Set<string>> {
  const shown = new Set<string>()
  let after: InvoiceKey | null = null
  if (logos.length === 0) return shown
  while (!stop.aborted) {
    const from = after
    const page: ShownLogos = await asSystem(context.db, tx =>
      shownLogos(tx, logos, from, PAGE_SIZE),
    )
    for (const hash of page.shown) shown.add(hash)
    if (page.next === null) break
    after = page.next
  }
  return shown
}
