import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { arrowOf } from '../arrow.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { useLocale } from '../locale.tsx'
import { numberFormat } from '../number-format.tsx'
import css from './tabs.module.css'

export interface LinkTab {
  key: string
  label: string
  /** Over all pages of the list, not only the visible one. */
  count?: number | undefined
  /** The upper limit of counting: a higher count is shown as "10,000+". */
  countedTo?: number | undefined
  href: string
}

export interface TabsBarProps {
  /** The subject of the tabs, for assistive technology: "Invoices by status". */
  label: string
  tabs: readonly LinkTab[]
  current: string
}

/** Tabs that are links, each with its count. */
export function TabsBar({ label, tabs, current }: TabsBarProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.bar}>
        {tabs.map(tab => (
          <li key={tab.key}>
            <Link
              href={tab.href}
              className={css.tab}
              aria-current={tab.key === current ? 'page' : undefined}
            >
              {tab.label}
              <Count of={tab.count} to={tab.countedTo} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface PanelTab {
  key: string
  label: string
  icon?: IconName
  count?: number
}

export interface TabsProps {
  label: string
  tabs: readonly PanelTab[]
  current: string
  onChange: (key: string) => void
  /** The panel of the current tab. */
  children: ReactNode
}

/** Tabs over one panel; arrows, Home and End move between them. */
export function Tabs({ label, tabs, current, onChange, children }: TabsProps) {
  const id = useId()
  const { direction } = useLocale()
  function move(event: KeyboardEvent<HTMLElement>): void {
    const at = tabs.findIndex(tab => tab.key === current)
    const next = tabs[nextIndex(event.key, at, tabs.length, direction)]
    if (next === undefined || next.key === current) return
    event.preventDefault()
    onChange(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }
  return (
    <div>
      <div className={css.bar} role="tablist" aria-label={label} data-small>
        {tabs.map(tab => (
          <PanelTabButton
            key={tab.key}
            {...{ id, tab }}
            current={tab.key === current}
            onChoose={() => onChange(tab.key)}
            onMove={move}
          />
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        className={css.panel}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}

interface PanelTabProps {
  /** Of the tabs; the first part of the ids of its tab and panel. */
  id: string
  tab: PanelTab
  current: boolean
  onChoose: () => void
  onMove: (event: KeyboardEvent<HTMLElement>) => void
}

function PanelTabButton({ id, tab, current, onChoose, onMove }: PanelTabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${tab.key}`}
      aria-selected={current}
      aria-controls={current ? `${id}-panel` : undefined}
      tabIndex={current ? 0 : -1}
      className={css.tab}
      onClick={onChoose}
      onKeyDown={onMove}
    >
      {tab.icon !== undefined && <Icon name={tab.icon} />}
      {tab.label}
      <Count of={tab.count} />
    </button>
  )
}

/** The index that an arrow key moves to among `length` items; -1 for other keys. */
export function nextIndex(
  key: string,
  at: number,
  length: number,
  direction: 'ltr' | 'rtl',
): number {
  const step = arrowOf(key, direction)
  if (step !== 0) return (at + step + length) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : -1
}

function Count({ of, to = Infinity }: { of: number | undefined; to?: number | undefined }) {
  const { tag } = useLocale()
  if (of === undefined) return null
  const number = numberFormat(tag)(Math.min(of, to))
  return <span className={css.count}>{of > to ? `${number}+` : number}</span>
}
