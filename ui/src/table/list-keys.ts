import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * j and k move the focus down and up the rows, x selects the focused one; Enter follows the link.
 * They work while no field has the focus and no window is open, so that typing is not affected.
 */
export function useListKeys(
  body: RefObject<HTMLElement | null>,
  active: boolean,
  onSelect: (key: string) => void,
): void {
  const select = useRef(onSelect)
  useEffect(() => {
    select.current = onSelect
  })
  useEffect(() => {
    if (!active) return
    function press(event: KeyboardEvent): void {
      const list = body.current
      if (list === null || !isForList(event)) return
      const rows = [...list.querySelectorAll<HTMLElement>('[data-row-key]')]
      const at = rows.findIndex(row => row.contains(document.activeElement))
      if (event.key === 'x') {
        const key = rows[at]?.dataset['rowKey']
        if (key !== undefined) select.current(key)
        return
      }
      const next = rows[nextRow(event.key, at, rows.length)]
      if (next === undefined) return
      event.preventDefault()
      const target = next.querySelector<HTMLElement>('[data-row-link]') ?? next
      target.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [body, active])
}

/** The row that j (down) or k (up) moves to; without a focused one, the first or the last. */
export function nextRow(key: string, at: number, length: number): number {
  if (key === 'j') return Math.min(at + 1, length - 1)
  if (key === 'k') return at === -1 ? length - 1 : Math.max(at - 1, 0)
  return -1
}

function isForList(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  if (!['j', 'k', 'x'].includes(event.key)) return false
  const target = event.target
  if (target instanceof HTMLElement && (target.isContentEditable || isTyping(target))) return false
  return document.querySelector('[aria-modal="true"]') === null
}

function isTyping(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(element.type)
  return ['TEXTAREA', 'SELECT'].includes(element.tagName)
}
