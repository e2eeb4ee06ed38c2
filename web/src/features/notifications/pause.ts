const FIRST_MS = 2_000
const MAX_MS = 60_000

/**
 * How long to wait before the nth attempt, in milliseconds: twice as long each time, with a random part, so that the
 * windows do not all reconnect when a server starts. `chance` is between 0 and 1.
 */
export function reconnectDelay(attempt: number, chance: number): number {
  return Math.min(FIRST_MS * 2 ** (attempt - 1), MAX_MS) * (0.75 + chance / 2)
}
