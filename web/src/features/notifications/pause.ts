const FIRST_MS = 2_000
const LONGEST_MS = 60_000

/**
 * How long to wait before the nth try, in milliseconds: twice as long each time, and never the same for all windows, which
 * would otherwise all come back to a server at the moment it starts. `chance` lies between 0 and 1.
 */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS) * (0.75 + chance / 2)
}
