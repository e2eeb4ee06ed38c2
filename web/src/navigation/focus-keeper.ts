import { useEffect } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * Keeps the focus in the page: when the focused element is removed or disabled by its own act (a filter that was cleared,
 * a payment that was reversed), the focus goes to what was nearest to it, and not to the body, where a screen reader is
 * silent and keys scroll the page.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let held: Held | undefined
    /** What had the focus over the page since: in a menu, a dialog. */
    let over: HTMLElement | undefined
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return
      const inPage = heldBy(target)
      over = inPage ? undefined : target
      held = inPage ?? held
    }
    let frame = 0
    const look = (): void => {
      cancelAnimationFrame(frame)
      // A dialog that closes, or the act itself, may move the focus first.
      frame = requestAnimationFrame(() => {
        if (!held || document.activeElement !== document.body) return
        const gone = isGone(held.element)
        // A field that lets go of the focus by itself (Esc in a cell) does not get it back.
        if (!gone && !(over && isGone(over))) return
        const target = gone ? nearest(held) : held.element
        target?.focus({ preventScroll: true })
      })
    }
    const observer = new MutationObserver(look)
    const changes = { childList: true, subtree: true, attributeFilter: ['disabled'] }
    observer.observe(document.body, changes)
    document.addEventListener('focusin', note)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', note)
    }
  }, [])
}

/** The focused element of the page, what is around it, and the controls in their order. */
type Held = {
  readonly element: HTMLElement
  readonly around: readonly Element[]
  readonly controls: readonly HTMLElement[]
}

/** Undefined for an element over the page: the page has the focus again when that is closed. */
function heldBy(element: HTMLElement): Held | undefined {
  const main = element.closest('main')
  if (!main) return undefined
  const around: Element[] = []
  for (let at: Element | null = element; at && at !== main.parentElement; at = at.parentElement)
    around.push(at)
  return { element, around, controls: [...main.querySelectorAll<HTMLElement>(FOCUSABLE)] }
}

function isGone(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(':disabled')
}

/** The next control in the smallest part of the page that is left, else the one before, else the title of the page. */
function nearest({ element, around, controls }: Held): HTMLElement | undefined {
  const at = controls.indexOf(element)
  const candidates = [...controls.slice(at + 1), ...controls.slice(0, Math.max(0, at)).toReversed()]
  const left = candidates.filter(
    control => control.isConnected && control.matches(FOCUSABLE) && control.checkVisibility(),
  )
  for (const part of around) {
    const inside = part.isConnected && left.find(control => part.contains(control))
    if (inside) return inside
  }
  const heading = document.querySelector('h1') ?? undefined
  if (heading) heading.tabIndex = -1
  return heading
}
