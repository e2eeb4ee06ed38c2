import { useState } from 'react'
import type { Help } from '../palette/actions.tsx'
import { useShortcuts } from '../../navigation/use-shortcuts.ts'
import { useAppShortcuts } from '../../navigation/shortcuts.ts'

export type Window = 'palette' | Help

/** Which window is open, and the shortcuts that open them. Their code is fetched when they are first opened. */
export function useWindows() {
  const [open, setOpen] = useState<Window>()
  const [used, setUsed] = useState<ReadonlySet<'palette' | 'help'>>(new Set())
  const close = () => setOpen(undefined)
  const show = (window: Window) => {
    setUsed(former => new Set([...former, window === 'palette' ? window : 'help']))
    setOpen(window)
  }
  const shortcuts = useAppShortcuts({
    keys: () => show('keys'),
    palette: () => {
      if (open === 'palette') close()
      else if (document.querySelector('[aria-modal=true]') === null) show('palette')
    },
    search: () => {
      if (!focusSearchOfPage()) show('palette')
    },
  })
  useShortcuts(shortcuts)
  return { open, used, show, close, shortcuts }
}

/** A list has its own search field; `/` then focuses that one. */
function focusSearchOfPage(): boolean {
  const field = document.querySelector<HTMLInputElement>('#main input[type=search]')
  field?.focus()
  field?.select()
  return field !== null
}
