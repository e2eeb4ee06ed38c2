import { asSystem } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { readClockSeen, writeClockSeen } from './store.ts'

/** After running for a day without a correction the clock is taken as right, even without a confirmation. */
const CONFIRM_AFTER_MS = 86_400_000

/**
 * Records the current time at the start and once an hour, so that the next start can detect a clock that jumped ahead.
 * While the clock is in doubt (lib/clock-check.ts) nothing is recorded. `uptimeMs`: uptime of this process.
 */
export async function recordClock(
  { db, clock, clockCheck, log }: Pick<AppContext, 'db' | 'clock' | 'clockCheck' | 'log'>,
  uptimeMs: number,
): Promise<void> {
  await asSystem(db, async tx => {
    const seen = await readClockSeen(tx)
    if (seen !== null) clockCheck.remember(seen)
    const from = clockCheck.jumpedFrom()
    if (from !== null && uptimeMs < CONFIRM_AFTER_MS) {
      log.warn(
        { lastSeen: from },
        'the clock is more than a week ahead of the last time this instance ran: issue dates need a confirmation, recurring invoices wait',
      )
      return
    }
    clockCheck.confirm()
    await writeClockSeen(tx, clock.now())
  })
}
