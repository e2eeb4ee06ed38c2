/** What is explained, in the order of the tour. */
export interface Stop {
  /** A CSS selector; the first one that is seen is meant. Without one the card stands in the middle. */
  target?: string
  /** Leads to where the target is, before it is looked for. */
  before?: () => void | Promise<void>
}

/**
 * The next stop from `from` in a direction whose target is there, or undefined at the end. Those that are not there are
 * passed over, and remembered in `missing`, so that they no longer count.
 *
 * @param find tells whether a target is there; may wait a moment for it.
 */
export async function nextStop(
  stops: readonly Stop[],
  from: number,
  step: 1 | -1,
  missing: Set<number>,
  find: (target: string) => Promise<boolean>,
): Promise<number | undefined> {
  for (let at = from + step; at >= 0 && at < stops.length; at += step) {
    const stop = stops[at]
    if (stop === undefined || missing.has(at)) continue
    await stop.before?.()
    if (stop.target === undefined || (await find(stop.target))) return at
    missing.add(at)
  }
  return undefined
}

/** Which one this is of those that are there: for "2 of 5". */
export function placeOf(
  at: number,
  count: number,
  missing: ReadonlySet<number>,
): { number: number; total: number } {
  const before = [...missing].filter(index => index < at).length
  return { number: at + 1 - before, total: count - missing.size }
}
