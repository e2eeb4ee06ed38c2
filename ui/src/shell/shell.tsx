import { Suspense, lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon, addIcons } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { restIcons } from '../icon/rest.ts'
import { Kbd } from '../kbd/kbd.tsx'
import { Link } from '../link/link.tsx'
import { useTexts } from '../texts.tsx'
import css from './shell.module.css'
import { useRailCollapsed } from './use-rail-collapsed.ts'

export interface NavItem {
  key: string
  label: string
  icon: IconName
  href: string
  current: boolean
  count?: number
  /** One of at most four items in the bottom bar of phones. */
  phone?: boolean
}

export interface NavSection {
  key: string
  label?: string
  items: readonly NavItem[]
}

export interface AppShellProps {
  nav: readonly NavSection[]
  /** At the top of the rail: the company switcher. */
  switcher: ReactNode
  /** In the top bar; `SearchButton` opens the palette. */
  search: ReactNode
  /** In the top bar at the end: bell, help. */
  tools: ReactNode
  /** At the bottom of the rail: the signed-in user. */
  account: ReactNode
  /** Above the page: read-only, offline, sample data. */
  banner?: ReactNode
  children: ReactNode
  /** The storage key of the rail's state, once it was toggled. */
  railKey?: string
}

/** The layout of the application: a navigation rail, a top bar, the page. */
export function AppShell(props: AppShellProps) {
  const texts = useTexts()
  const [collapsed, setCollapsed] = useRailCollapsed(props.railKey ?? 'rail-collapsed')
  return (
    <div className={css.shell} data-collapsed={collapsed || undefined}>
      <a href="#main" className={css.skip}>
        {texts.skipToContent}
      </a>
      <Rail {...props} collapsed={collapsed} onCollapse={setCollapsed} />
      <div className={css.page}>
        <header className={css.top}>
          <div className={css.topSwitcher}>{props.switcher}</div>
          <div className={css.search}>{props.search}</div>
          <div className={css.tools}>{props.tools}</div>
        </header>
        {props.banner}
        <main id="main" className={css.main} tabIndex={-1}>
          {props.children}
        </main>
      </div>
      <BottomBar {...props} />
    </div>
  )
}

type RailProps = AppShellProps & { collapsed: boolean; onCollapse: (collapsed: boolean) => void }

function Rail({ collapsed, onCollapse, ...props }: RailProps) {
  const texts = useTexts()
  return (
    <aside className={css.rail}>
      <div className={css.switcher}>{props.switcher}</div>
      <NavList nav={props.nav} collapsed={collapsed} />
      <div className={css.railFoot}>
        <div className={css.account}>{props.account}</div>
        <IconButton
          icon={collapsed ? 'panel-open' : 'panel-close'}
          label={collapsed ? texts.expandMenu : texts.collapseMenu}
          aria-expanded={!collapsed}
          onClick={() => onCollapse(!collapsed)}
        />
      </div>
    </aside>
  )
}

export interface SearchButtonProps {
  label: string
  onPress: () => void
  /** Called on hover or focus, before a press. */
  onIntent?: () => void
  /** Its shortcut. */
  keys?: string
}

/** Looks like a search field; opens the palette. */
export function SearchButton({ label, onPress, onIntent, keys }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={css.searchButton}
      aria-label={label}
      data-part="search"
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon name="search" />
      <span className={css.searchWords}>{label}</span>
      {keys !== undefined && (
        <span className={css.searchKeys} aria-hidden>
          <Kbd keys={keys} />
        </span>
      )}
    </button>
  )
}

function NavList({ nav, collapsed }: { nav: readonly NavSection[]; collapsed: boolean }) {
  const texts = useTexts()
  return (
    <nav className={css.nav} aria-label={texts.mainNavigation}>
      {nav.map(section => (
        <div key={section.key}>
          {section.label !== undefined && <p className={css.groupName}>{section.label}</p>}
          <ul className={css.group}>
            {section.items.map(item => (
              <li key={item.key}>
                <Link
                  href={item.href}
                  className={css.item}
                  aria-current={item.current ? 'page' : undefined}
                  title={collapsed ? item.label : undefined}
                >
                  <Icon name={item.icon} size="lg" />
                  <span className={css.itemName}>{item.label}</span>
                  {item.count !== undefined && item.count > 0 && (
                    <span className={css.itemCount}>{item.count}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

// Only phones open it, and rarely: its code is loaded on demand.
const Sheet = lazy(async () => ({ default: (await import('../overlay/modal.tsx')).Sheet }))

function BottomBar({ nav, account }: AppShellProps) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const items = nav.flatMap(section => section.items).filter(item => item.phone === true)
  return (
    <nav className={css.bottom} aria-label={texts.menu}>
      {items.slice(0, 4).map(item => (
        <BottomLink key={item.key} item={item} />
      ))}
      <button
        type="button"
        className={css.bottomItem}
        aria-expanded={open}
        onPointerDown={() => setWanted(true)}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Icon name="menu" size="lg" />
        {texts.menu}
      </button>
      <Suspense>
        {wanted && <MenuSheet {...{ open, nav, account }} onClose={() => setOpen(false)} />}
      </Suspense>
    </nav>
  )
}

type MenuSheetProps = Pick<AppShellProps, 'nav' | 'account'> & {
  open: boolean
  onClose: () => void
}

function MenuSheet({ open, onClose, nav, account }: MenuSheetProps) {
  const texts = useTexts()
  return (
    <Sheet open={open} onClose={onClose} title={texts.menu} side="start" size="sm">
      <div onClick={onClose} role="presentation">
        <NavList nav={nav} collapsed={false} />
      </div>
      {account}
    </Sheet>
  )
}

function BottomLink({ item }: { item: NavItem }) {
  return (
    <Link
      href={item.href}
      className={css.bottomItem}
      aria-current={item.current ? 'page' : undefined}
    >
      <Icon name={item.icon} size="lg" />
      {item.label}
    </Link>
  )
}

// The shell and every page in it draw them: one file less, and no icon appears late.
addIcons(restIcons)
