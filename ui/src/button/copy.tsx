import { useEffect, useState } from 'react'
import { useTexts } from '../texts.tsx'
import { Button, IconButton } from './button.tsx'
import css from './button.module.css'

export interface CopyButtonProps {
  /** The text for the clipboard. */
  text: string
  /** The name of the copied value, for the label: "Copy IBAN". */
  label?: string
  /** Shows the label as text beside the icon. */
  showLabel?: boolean
  size?: 'sm' | 'md'
}

/** Copies, and confirms it for two seconds. */
export function CopyButton({
  text,
  label,
  showLabel: words = false,
  size = 'sm',
}: CopyButtonProps) {
  const texts = useTexts()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  const shared = {
    size,
    icon: done ? ('check' as const) : ('copy' as const),
    className: done ? css.copied : undefined,
    onClick: () => void copyText(text).then(setDone),
  }
  const name = label ?? texts.copy
  return (
    <>
      {words ? (
        <Button {...shared}>{done ? texts.copied : name}</Button>
      ) : (
        <IconButton {...shared} label={done ? texts.copied : name} />
      )}
      <span className="visually-hidden" aria-live="polite">
        {done && texts.copied}
      </span>
    </>
  )
}

/** Copies text to the clipboard; true on success. Works without a secure context too. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

// On plain http there is no Clipboard API; a self-hosted instance in a local network needs this.
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  document.body.append(area)
  const before = document.activeElement
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
