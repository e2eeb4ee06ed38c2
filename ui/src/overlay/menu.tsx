import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu as MantineMenu } from '@mantine/core'
import { Fragment } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { Scope } from '../mantine/scope.tsx'
import css from './overlay.module.css'

export interface MenuItem {
  key: string
  label: ReactNode
  help?: ReactNode
  icon?: IconName
  /** A picture other than an icon: a flag, a mark. */
  picture?: ReactNode
  /** At the end: a shortcut, a tick. */
  end?: ReactNode
  tone?: 'red'
  disabled?: boolean
  /** Where it leads, or what it does. */
  href?: string
  /** For a link: '_blank' opens another window. */
  target?: '_blank'
  onPress?: () => void
  /** Keeps the menu open. */
  stay?: boolean
  /** For a choice among the menu's items: whether it is the one. */
  chosen?: boolean
}

export interface MenuSection {
  key: string
  label?: string
  items: readonly MenuItem[]
}

export interface MenuProps {
  /** The button that opens it. */
  children: ReactElement
  sections: readonly MenuSection[]
  align?: 'start' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Pixels; by default as wide as its words. */
  width?: number | 'target'
  /** What stands above the items: who is signed in, a search field. */
  head?: ReactNode
}

/** A list of acts behind a button: arrows, Home, End, first letters and Escape work. */
export function Menu(props: MenuProps) {
  const side = props.side ?? 'bottom'
  return (
    <Scope>
      <MantineMenu
        position={`${side}-${props.align ?? 'start'}`}
        offset={4}
        width={props.width}
        // In place, not at the end of the page: inside its landmark, and next in the order of tabs.
        withinPortal={false}
        floatingStrategy="fixed"
        withInitialFocusPlaceholder={false}
        zIndex="var(--z-popover)"
        transitionProps={{ transition: 'fade', duration: 120 }}
        classNames={{
          dropdown: css.dropdown,
          item: css.item,
          itemSection: css.itemIcon,
          itemLabel: css.itemWords,
          label: css.groupLabel,
          divider: css.divider,
        }}
        loop
      >
        <MantineMenu.Target>{props.children}</MantineMenu.Target>
        <MantineMenu.Dropdown>
          {props.head}
          {props.sections.map((section, index) => (
            <Fragment key={section.key}>
              {index > 0 && <MantineMenu.Divider />}
              {section.label !== undefined && (
                <MantineMenu.Label>{section.label}</MantineMenu.Label>
              )}
              {section.items.map(item => (
                <Item key={item.key} item={item} />
              ))}
            </Fragment>
          ))}
        </MantineMenu.Dropdown>
      </MantineMenu>
    </Scope>
  )
}

function Item({ item }: { item: MenuItem }) {
  const end = item.chosen === true ? <Icon name="check" /> : item.end
  const shared = {
    'data-tone': item.tone,
    leftSection: item.picture ?? (item.icon && <Icon name={item.icon} />),
    rightSection: end && <span className={css.itemEnd}>{end}</span>,
    disabled: item.disabled ?? false,
    closeMenuOnClick: item.stay !== true,
    'aria-current': item.chosen === true ? ('true' as const) : undefined,
  }
  const words = (
    <>
      {item.label}
      {item.help !== undefined && <span className={css.itemHelp}>{item.help}</span>}
    </>
  )
  if (item.href !== undefined) {
    return (
      <MantineMenu.Item
        {...shared}
        component={Link}
        href={item.href}
        onClick={item.onPress}
        {...(item.target === undefined ? {} : { target: item.target, rel: 'noopener' })}
      >
        {words}
      </MantineMenu.Item>
    )
  }
  return (
    <MantineMenu.Item {...shared} onClick={item.onPress}>
      {words}
    </MantineMenu.Item>
  )
}
