import type { Clock } from './clock.ts'

/**
 * Whether the server's clock is plausible. A clock that starts years ahead (a flat battery, a wrong time zone of a
 * virtual machine) would issue numbers with dates that block their series until that day.
 */
export type ClockCheck = {
  /** The last time known to be right when the clock is more than seven days ahead of it, otherwise null. */
  readonly jumpedFrom: () => Date | null
  /** Takes the clock's current time as right. */
  readonly confirm: () => void
  /** Takes a recorded time as right. */
  readonly remember: (at: Date) => void
}

export const JUMP_DAYS = 7
const JUMP_MS = JUMP_DAYS * 86_400_000

/** `jumpedFrom` is null until a time is remembered or confirmed. */
export function createClockCheck(clock: Clock): ClockCheck {
  let lastKnownTime: Date | null = null
  return {
    jumpedFrom: () =>
      lastKnownTime !== null && clock.now().getTime() - lastKnownTime.getTime() > JUMP_MS
        ? lastKnownTime
        : null,
    confirm: () => {
      lastKnownTime = clock.now()
    },
    remember: at => {
      if (lastKnownTime === null || at > lastKnownTime) lastKnownTime = at
    },
  }
}
