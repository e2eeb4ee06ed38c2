import type { Box } from './placement.ts'

/** How long a page may take to show what is to be explained, in milliseconds; then it counts as not there. */
const patienceMs = 3000

/** The first element of the selector that is seen; a rail that a phone hides is not. */
export function seen(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    element => element.getClientRects().length > 0,
  )
}

/** Whether it is seen, now or as soon as the page has it. */
export async function awaitTarget(selector: string): Promise<boolean> {
  if (seen(selector) !== undefined) return true
  return new Promise(settle => {
    const observer = new MutationObserver(() => {
      if (seen(selector) !== undefined) end(true)
    })
    const timer = setTimeout(() => end(seen(selector) !== undefined), patienceMs)
    function end(found: boolean): void {
      observer.disconnect()
      clearTimeout(timer)
      settle(found)
    }
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

/** Where it is in the window, with a little room around it. */
export function boxOf(element: HTMLElement): Box {
  const room = 6
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room }
}
