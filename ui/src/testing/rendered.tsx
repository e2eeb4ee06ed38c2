/** What tests rendered and have not unmounted yet. */
const rendered = new Set<() => void>()

/** Has `unmountAll` unmount something that a test rendered; returns a function that does so earlier. */
export function noteRendered(unmount: () => void): () => void {
  const once = (): void => {
    if (rendered.delete(once)) unmount()
  }
  rendered.add(once)
  return once
}

/** Unmounts what is still rendered, the last first. What it sends while it ends is answered by the test's own network. */
export function unmountAll(): void {
  for (const unmount of [...rendered].toReversed()) unmount()
}
