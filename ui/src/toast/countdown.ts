export interface Countdown {
  pause: () => void
  resume: () => void
  cancel: () => void
}

/**
 * Calls `end` after that many milliseconds of running; paused time does not count.
 * `Infinity` never ends. Uses the page's own timers, so a test's fake clock drives it.
 */
export function countdown(ms: number, end: () => void): Countdown {
  let left = ms
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  function resume(): void {
    if (timer !== undefined || left === Infinity) return
    startedAt = Date.now()
    timer = setTimeout(end, left)
  }
  function cancel(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function pause(): void {
    if (timer === undefined) return
    cancel()
    left = Math.max(0, left - (Date.now() - startedAt))
  }
  resume()
  return { pause, resume, cancel }
}
