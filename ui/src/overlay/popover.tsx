import { cloneElement, useCallback, useId, useState } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { deferred } from '../deferred.tsx'

export interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The anchor element; the caller opens the popover from there. */
  target: ReactElement<TargetAttributes>
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  width?: number | 'target'
  /** Keeps the focus inside while open; for forms. */
  trapFocus?: boolean
  /** Accessible name. */
  label?: string
}

type TargetAttributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }

// Most popovers of a page are never opened: their code is loaded when one is pointed at or focused.
const popup = deferred(async () => (await import('./popover-popup.tsx')).PopoverPopup)

/** A small panel at an element of the page. Escape and a press outside close it. */
export function Popover({ target, ...props }: PopoverProps) {
  const id = useId()
  const { open, onOpenChange } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  const fail = useCallback(() => {
    setUsed(false)
    onOpenChange(false)
  }, [onOpenChange])
  const { Popup } = popup.useLoaded(used, fail)
  const attributes = target.props
  return (
    <>
      {cloneElement(target, {
        ref: used ? setAnchor : undefined,
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open && Popup ? `${id}-dropdown` : undefined,
        onPointerEnter(event) {
          attributes.onPointerEnter?.(event)
          popup.preload()
        },
        onFocus(event) {
          attributes.onFocus?.(event)
          popup.preload()
        },
      })}
      {Popup && anchor && <Popup {...props} id={id} anchor={anchor} />}
    </>
  )
}
