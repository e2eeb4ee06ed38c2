import type { Box } from './placement.ts'

/** How long a page may take to show the target, in milliseconds; after that it is skipped. */
const patienceMs = 3000

/** The first visible element of the selector; a rail hidden on phones is not visible. */
export function visibleElement(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    element => element.getClientRects().length > 0,
  )
}

/** Whether it is visible, now or before the timeout. */
export async function awaitTarget(selector: string): Promise<boolean> {
  if (visibleElement(selector) !== undefined) return true
  return new Promise(settle => {
    const observer = new MutationObserver(() => {
      if (visibleElement(selector) !== undefined) end(true)
    })
    const timer = setTimeout(() => end(visibleElement(selector) !== undefined), patienceMs)
    function end(found: boolean): void {
      observer.disconnect()
      clearTimeout(timer)
      settle(found)
    }
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

/** Its position in the window, with a margin. */
export function boxOf(element: HTMLElement): Box {
  const room = 6
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room }
}
