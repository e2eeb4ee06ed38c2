/** What tests rendered and have not unmounted yet. */
const rendered = new Set<() => void>()

/** Keeps how something rendered is unmounted, for `unmountAll`; returns the same function. */
export function noteRendered(unmount: () => void): () => void {
  const once = (): void => {
    if (rendered.delete(once)) unmount()
  }
  rendered.add(once)
  return once
}

/** Unmounts what is still rendered, the last first: what it does while it ends reaches the test's own network. */
export function unmountAll(): void {
  for (const unmount of [...rendered].toReversed()) unmount()
}
