import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { placeCard } from './placement.ts'
import { boxOf, visibleElement } from './target.ts'

/** The browser's own modal dialog: above all other elements, the page inert, the focus trapped and returned. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const frame = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = frame.current
    if (!open || dialog === null) return
    const opener = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      // The opener may have been on a page that was left since: then the content of the new page.
      const stays = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      const next = stays ? opener : document.querySelector<HTMLElement>('main')
      next?.focus({ preventScroll: true })
    }
  }, [open])
  return frame
}

/**
 * Keeps the highlight on the step's target and the card beside it while the page scrolls, grows, or removes elements
 * above the target. The position is checked every frame and set without React; the style sheet has the layout of
 * phones.
 */
export function useHighlight(
  key: string | undefined,
  target: string | undefined,
  direction: 'ltr' | 'rtl',
) {
  const highlight = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (key === undefined) return
    if (target !== undefined)
      visibleElement(target)?.scrollIntoView({ block: 'center', inline: 'nearest' })
    let frame = 0
    const follow = (): void => {
      move(target, highlight.current, card.current, direction)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [key, target, direction])
  return { highlight, card }
}

function move(
  target: string | undefined,
  highlight: HTMLElement | null,
  card: HTMLElement | null,
  direction: 'ltr' | 'rtl',
): void {
  if (highlight === null || card === null) return
  const element = target === undefined ? undefined : visibleElement(target)
  const box = element && boxOf(element)
  highlight.toggleAttribute('data-dark', box === undefined)
  if (box !== undefined) {
    for (const side of ['width', 'height'] as const) highlight.style[side] = `${box[side]}px`
    highlight.style.left = `${box.x}px`
    highlight.style.top = `${box.y}px`
  }
  // A sheet at the bottom of a phone would cover the highlighted element; then it is at the top.
  const covered = box !== undefined && box.y + box.height > window.innerHeight - card.offsetHeight
  card.toggleAttribute('data-high', covered)
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  // The frame's width, which excludes the gutter of the page's scroll bar.
  const room = card.parentElement?.getBoundingClientRect() ?? size
  const { x, y } = placeCard(box, size, room, direction)
  card.style.left = `${x}px`
  card.style.top = `${y}px`
}
