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
 * Keeps the light on the step's target and the card beside it, as the page scrolls and grows. They are moved without
 * React, since it happens at each frame of a scroll; what phones do instead is said by the style sheet.
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
    const place = (): void => move(target, light.current, card.current, direction)
    place()
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
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
  const room = { width: window.innerWidth, height: window.innerHeight }
  const { x, y } = placeCard(box, size, room, direction)
  card.style.left = `${x}px`
  card.style.top = `${y}px`
}
