/** A step of the tour: its target. */
export interface Stop {
  /** A CSS selector; the first visible element is used. Without one the card is in the middle. */
  target?: string
  /** Navigates to the target's page, before it is looked for. */
  before?: () => void | Promise<void>
}

/**
 * The next step from `from` in a direction whose target exists, or undefined at the end. Missing ones are skipped and
 * stored in `missing`, so that they are not counted.
 * @param find whether a target exists; may wait for it.
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

/** The position of this step among the existing ones: for "2 of 5". */
export function placeOf(
  at: number,
  count: number,
  missing: ReadonlySet<number>,
): { number: number; total: number } {
  const before = [...missing].filter(index => index < at).length
  return { number: at + 1 - before, total: count - missing.size }
}
