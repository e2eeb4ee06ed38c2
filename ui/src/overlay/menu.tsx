import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu as MantineMenu } from '@mantine/core'
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
  children: ReactElement
  sections: readonly MenuSection[]
  align?: 'start' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Pixels; by default the width of its text. */
  width?: number | 'target'
  /** Content above the items: the signed-in user, a search field. */
  head?: ReactNode
}

const classNames = {
  dropdown: css.dropdown,
  item: css.item,
  itemSection: css.itemIcon,
  itemLabel: css.itemWords,
  label: css.groupLabel,
  divider: css.divider,
}

/** A menu of actions behind a button: arrows, Home, End, first letters and Escape work. */
export function Menu(props: MenuProps) {
  const side = props.side ?? 'bottom'
  return (
    <Scope>
      <MantineMenu
        position={`${side}-${props.align ?? 'start'}`}
        offset={4}
        width={props.width}
        // In place, not at the end of the page: inside its landmark, and next in the tab order.
        withinPortal={false}
        floatingStrategy="fixed"
        withInitialFocusPlaceholder={false}
        zIndex="var(--z-popover)"
        transitionProps={{ transition: 'fade', duration: 120 }}
        classNames={classNames}
        loop
      >
        <MantineMenu.Target>{props.children}</MantineMenu.Target>
        <MantineMenu.Dropdown>
          {props.head}
          {props.sections.map((section, index) => (
            <Section key={section.key} section={section} divided={index > 0} />
          ))}
        </MantineMenu.Dropdown>
      </MantineMenu>
    </Scope>
  )
}

function Section({ section, divided }: { section: MenuSection; divided: boolean }) {
  return (
    <>
      {divided && <MantineMenu.Divider />}
      {section.label !== undefined && <MantineMenu.Label>{section.label}</MantineMenu.Label>}
      {section.items.map(item => (
        <Item key={item.key} item={item} />
      ))}
    </>
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
  const label = (
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
        {label}
      </MantineMenu.Item>
    )
  }
  return (
    <MantineMenu.Item {...shared} onClick={item.onPress}>
      {label}
    </MantineMenu.Item>
  )
}
