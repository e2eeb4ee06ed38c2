import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Tooltip.layer.css'
import { Popover as MantinePopover, Tooltip as MantineTooltip } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { Scope } from '../mantine/scope.tsx'
import css from './overlay.module.css'

export interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The anchor element; the caller opens the popover from there. */
  target: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  width?: number | 'target'
  /** Keeps the focus inside while open; for forms. */
  trapFocus?: boolean
  /** Accessible name. */
  label?: string
}

/** A small panel at an element of the page. Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  return (
    <Scope>
      <MantinePopover
        opened={props.open}
        onChange={props.onOpenChange}
        position={`${props.side ?? 'bottom'}-${props.align ?? 'start'}`}
        offset={4}
        width={props.width}
        // In place, not at the end of the page: inside its landmark, and next in the tab order.
        withinPortal={false}
        floatingStrategy="fixed"
        preventPositionChangeWhenVisible={false}
        trapFocus={props.trapFocus ?? false}
        returnFocus={props.trapFocus ?? false}
        zIndex="var(--z-popover)"
        transitionProps={{ transition: 'fade', duration: 120 }}
        classNames={{ dropdown: `${css.dropdown} ${css.popover}` }}
      >
        <MantinePopover.Target>{props.target}</MantinePopover.Target>
        <MantinePopover.Dropdown aria-label={props.label}>{props.children}</MantinePopover.Dropdown>
      </MantinePopover>
    </Scope>
  )
}

export interface TooltipProps {
  /** A short text; never the only place of necessary information. */
  text: ReactNode
  children: ReactElement
  side?: 'top' | 'bottom' | 'left' | 'right'
}

/** A short text while an element is hovered or focused. */
export function Tooltip(props: TooltipProps) {
  return (
    <Scope>
      <MantineTooltip
        label={props.text}
        position={props.side ?? 'top'}
        withinPortal={false}
        floatingStrategy="fixed"
        openDelay={400}
        events={{ hover: true, focus: true, touch: false }}
        zIndex="var(--z-popover)"
        transitionProps={{ transition: 'fade', duration: 120 }}
        classNames={{ tooltip: css.tooltip }}
      >
        {props.children}
      </MantineTooltip>
    </Scope>
  )
}
