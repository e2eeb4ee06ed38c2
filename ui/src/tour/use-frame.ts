import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { placeCard } from './placement.ts'
import { boxOf, seen } from './target.ts'

/** The browser's own modal window: above all else, the page under it asleep, the focus kept and given back. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const frame = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = frame.current
    if (!open || dialog === null) return
    const opener = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      // What opened it may be on a page that was left since: then the content of this one.
      const stays = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      const next = stays ? opener : document.querySelector<HTMLElement>('main')
      next?.focus({ preventScroll: true })
    }
  }, [open])
  return frame
}

/**
 * Keeps the light on the step's target and the card beside it, whatever the page under them does: it scrolls, grows, and
 * what stood above the target goes away. So it is looked at with each frame, and moved without React; what phones do
 * instead is said by the style sheet.
 */
export function useLight(
  key: string | undefined,
  target: string | undefined,
  direction: 'ltr' | 'rtl',
) {
  const light = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (key === undefined) return
    if (target !== undefined) seen(target)?.scrollIntoView({ block: 'center', inline: 'nearest' })
    let frame = 0
    const follow = (): void => {
      move(target, light.current, card.current, direction)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [key, target, direction])
  return { light, card }
}

function move(
  target: string | undefined,
  light: HTMLElement | null,
  card: HTMLElement | null,
  direction: 'ltr' | 'rtl',
): void {
  if (light === null || card === null) return
  const element = target === undefined ? undefined : seen(target)
  const box = element && boxOf(element)
  light.toggleAttribute('data-dark', box === undefined)
  if (box !== undefined) {
    for (const side of ['width', 'height'] as const) light.style[side] = `${box[side]}px`
    light.style.left = `${box.x}px`
    light.style.top = `${box.y}px`
  }
  // A sheet at the bottom of a phone would cover what is in the light there; then it hangs from the top.
  const covered = box !== undefined && box.y + box.height > window.innerHeight - card.offsetHeight
  card.toggleAttribute('data-high', covered)
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  // The frame's, which leaves out the gutter that is kept for the page's scroll bar.
  const room = card.parentElement?.getBoundingClientRect() ?? size
  const { x, y } = placeCard(box, size, room, direction)
  card.style.left = `${x}px`
  card.style.top = `${y}px`
}
