import { Suspense, lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon, preloadIcons } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { Link } from '../link/link.tsx'
import { useTexts } from '../texts.tsx'
import css from './shell.module.css'

export interface NavItem {
  key: string
  label: string
  icon: IconName
  href: string
  current: boolean
  count?: number
  /** One of the (at most four) that phones show at the bottom. */
  phone?: boolean
}

export interface NavSection {
  key: string
  label?: string
  items: readonly NavItem[]
}

export interface AppShellProps {
  nav: readonly NavSection[]
  /** On top of the rail: which company this is, and the others. */
  switcher: ReactNode
  /** In the top bar; `SearchButton` opens the palette. */
  search: ReactNode
  /** In the top bar at the end: bell, help. */
  tools: ReactNode
  /** At the foot of the rail: who is signed in. */
  account: ReactNode
  /** Above the page: read-only, offline, sample data. */
  banner?: ReactNode
  children: ReactNode
  /** Where the browser keeps whether the rail is collapsed. */
  railKey?: string
}

/** The frame of the application: a rail of words and icons, a top bar, the page. */
export function AppShell(props: AppShellProps) {
  const texts = useTexts()
  const [collapsed, setCollapsed] = useKept(props.railKey ?? 'rail-collapsed')
  return (
    <div className={css.shell} data-collapsed={collapsed || undefined}>
      <a href="#main" className={css.skip}>
        {texts.skipToContent}
      </a>
      <aside className={css.rail}>
        <div className={css.switcher}>{props.switcher}</div>
        <NavList nav={props.nav} collapsed={collapsed} />
        <div className={css.railFoot}>
          <div className={css.account}>{props.account}</div>
          <IconButton
            icon={collapsed ? 'panel-open' : 'panel-close'}
            label={collapsed ? texts.expandMenu : texts.collapseMenu}
            aria-expanded={!collapsed}
            onClick={() => setCollapsed(!collapsed)}
          />
        </div>
      </aside>
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

export interface SearchButtonProps {
  label: string
  onPress: () => void
  /** Somebody is about to press it. */
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

// Only phones open it, and only sometimes: the windows' code comes when it is asked for.
const Sheet = lazy(async () => ({ default: (await import('../overlay/modal.tsx')).Sheet }))

function BottomBar({ nav, account }: AppShellProps) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const items = nav.flatMap(section => section.items).filter(item => item.phone === true)
  return (
    <nav className={css.bottom} aria-label={texts.menu}>
      {items.slice(0, 4).map(item => (
        <Link
          key={item.key}
          href={item.href}
          className={css.bottomItem}
          aria-current={item.current ? 'page' : undefined}
        >
          <Icon name={item.icon} size="lg" />
          {item.label}
        </Link>
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
        {wanted && (
          <Sheet
            open={open}
            onClose={() => setOpen(false)}
            title={texts.menu}
            side="start"
            size="sm"
          >
            <div onClick={() => setOpen(false)} role="presentation">
              <NavList nav={nav} collapsed={false} />
            </div>
            {account}
          </Sheet>
        )}
      </Suspense>
    </nav>
  )
}

function useKept(key: string): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    try {
      return localStorage.getItem(key) === 'true'
    } catch {
      return false // storage forbidden: the rail starts open
    }
  })
  return [
    value,
    next => {
      setValue(next)
      try {
        localStorage.setItem(key, String(next))
      } catch {
        // Not kept; it lasts as long as the page.
      }
    },
  ]
}

// Whoever shows the shell will need the pictures; they come in parallel with the page's data.
preloadIcons()
