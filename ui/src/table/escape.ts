import { useEffect, useEffectEvent } from 'react'

/** Runs when Esc is pressed outside of fields, and while nothing is open over the page that Esc closes first. */
export function useEscape(active: boolean, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    const { target } = event
    if (target instanceof HTMLElement && target.closest(FIELDS)) return
    if (document.querySelector(OPEN) === null) run()
  })
  useEffect(() => {
    if (!active) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active])
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
const OPEN = '[aria-modal=true], [role=menu], [role=listbox], [role=dialog]'
