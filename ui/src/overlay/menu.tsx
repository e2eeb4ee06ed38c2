import { cloneElement, useCallback, useId, useState } from 'react'
import type { HTMLAttributes, MouseEvent, ReactElement, ReactNode } from 'react'
import { deferred } from '../deferred.tsx'
import type { IconName } from '../icon/icon.tsx'

export interface MenuItem {
  key: string
  label: ReactNode
  help?: ReactNode
  icon?: IconName
  /** Another image than an icon: a flag, a logo. */
  picture?: ReactNode
  /** At the end: a shortcut, a check mark. */
  end?: ReactNode
  tone?: 'red'
  disabled?: boolean
  /** A link, or an action. */
  href?: string
  /** For a link: '_blank' opens another window. */
  target?: '_blank'
  onPress?: () => void
  /** Keeps the menu open. */
  stay?: boolean
  /** For a single choice: whether this item is selected. */
  chosen?: boolean
}

export interface MenuSection {
  key: string
  label?: string
  items: readonly MenuItem[]
}

export interface MenuProps {
  /** The button that opens it. */
  children: ReactElement<TargetAttributes>
  sections: readonly MenuSection[]
  align?: 'start' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Pixels; by default the width of its text. */
  width?: number | 'target'
  /** Content above the items: the signed-in user, a search field. */
  head?: ReactNode
}

type TargetAttributes = HTMLAttributes<HTMLElement>

// Most menus of a page are never opened: their code is loaded when one is pointed at or focused.
const popup = deferred(async () => (await import('./menu-popup.tsx')).MenuPopup)

/** A menu of actions behind a button: arrows, Home, End, first letters and Escape work. */
export function Menu({ children, ...props }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = useCallback(() => setOpen(false), [])
  const fail = useCallback(() => {
    setOpen(false)
    setAnchor(undefined)
  }, [])
  const { Popup } = popup.useLoaded(anchor !== undefined, fail)
  const attributes = children.props
  return (
    <>
      {cloneElement(children, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open && Popup ? `${id}-dropdown` : undefined,
        onClick(event: MouseEvent<HTMLElement>) {
          attributes.onClick?.(event)
          setAnchor(event.currentTarget)
          setOpen(!open)
        },
        onPointerEnter(event) {
          attributes.onPointerEnter?.(event)
          popup.preload()
        },
        onFocus(event) {
          attributes.onFocus?.(event)
          popup.preload()
        },
      })}
      {Popup && anchor && <Popup {...props} id={id} open={open} anchor={anchor} onClose={close} />}
    </>
  )
}
