import { useEffect, useEffectEvent } from 'react'
import { type Pressed, type Shortcut, isModified, shortcutFor } from './keys.ts'

/**
 * Listens for shortcuts outside of text fields and dialogs; for those with a modifier everywhere: their actions handle
 * dialogs themselves.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const find = useEffectEvent((former: Pressed | undefined, now: Pressed) =>
    shortcutFor(shortcuts, former, now),
  )
  const findModified = useEffectEvent((event: KeyboardEvent) =>
    shortcuts.find(({ keys }) => isModified(keys, event)),
  )
  useEffect(() => {
    let former: Pressed | undefined
    const listen = (event: KeyboardEvent): void => {
      const modified = event.defaultPrevented ? undefined : findModified(event)
      if (modified) {
        event.preventDefault()
        modified.run()
        return
      }
      if (event.defaultPrevented || event.isComposing || isBusy(event)) return
      const now = { key: event.key, at: event.timeStamp }
      const found = find(former, now)
      former = found === undefined ? now : undefined
      if (!found) return
      event.preventDefault()
      found.run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** A checkbox takes no text. */
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=textbox]'

function isBusy(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || event.key === 'Shift') return true
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest(TEXT_FIELDS)) {
    return true
  }
  return document.querySelector('[aria-modal=true], [role=menu], [role=listbox]') !== null
}
