import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip as MantineTooltip } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { Scope } from '../mantine/scope.tsx'
import css from './overlay.module.css'

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
