import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu as MantineMenu } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { Scope } from '../mantine/scope.tsx'
import { Anchor } from './anchor.tsx'
import type { MenuItem, MenuProps, MenuSection } from './menu.tsx'
import css from './overlay.module.css'

export interface MenuPopupProps extends Omit<MenuProps, 'children'> {
  id: string
  open: boolean
  onClose: () => void
  /** The button that opens it. */
  anchor: HTMLElement
}

const classNames = {
  dropdown: css.dropdown,
  item: css.item,
  itemSection: css.itemIcon,
  itemLabel: css.itemWords,
  label: css.groupLabel,
  divider: css.divider,
}

/** The dropdown of a menu; loaded when a menu is first used. */
export function MenuPopup(props: MenuPopupProps) {
  const side = props.side ?? 'bottom'
  // Mantine remembers where the focus returns to when `opened` changes, not when it is true at first.
  const opened = useMounted() && props.open
  return (
    <Scope>
      <MantineMenu
        id={props.id}
        opened={opened}
        onChange={isOpen => {
          if (!isOpen) props.onClose()
        }}
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
        <MantineMenu.Target>
          <Anchor element={props.anchor} />
        </MantineMenu.Target>
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
