import '@mantine/core/styles/Popover.layer.css'
import { Popover as MantinePopover } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { Scope } from '../mantine/scope.tsx'
import { Anchor } from './anchor.tsx'
import css from './overlay.module.css'
import type { PopoverProps } from './popover.tsx'

export interface PopoverPopupProps extends Omit<PopoverProps, 'target'> {
  id: string
  anchor: HTMLElement
}

/** The panel of a popover; loaded when one is first opened. */
export function PopoverPopup(props: PopoverPopupProps) {
  // Mantine remembers where the focus returns to when `opened` changes, not when it is true at first.
  const opened = useMounted() && props.open
  return (
    <Scope>
      <MantinePopover
        id={props.id}
        opened={opened}
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
        <MantinePopover.Target>
          <Anchor element={props.anchor} />
        </MantinePopover.Target>
        <MantinePopover.Dropdown aria-label={props.label}>{props.children}</MantinePopover.Dropdown>
      </MantinePopover>
    </Scope>
  )
}
