import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import css from './chips.module.css'

export interface LinkChip {
  key: string
  label: string
  href: string
  /** Signs behind the words, each with what it means. */
  signs?: readonly { icon: IconName; title: string }[]
  /** Further words: "2 changes". */
  note?: string | undefined
}

export interface ChipsBarProps {
  /** What is chosen from, for assistive technology: "Saved views". */
  label: string
  chips: readonly LinkChip[]
  current: string | undefined
  /** Behind the chips: what can be done with the current one. */
  children?: ReactNode
}

/** A choice of addresses as chips in a row, which scrolls where it has no room. */
export function ChipsBar({ label, chips, current, children }: ChipsBarProps) {
  return (
    <div className={css.bar}>
      {chips.length > 0 && (
        <nav aria-label={label}>
          <ul className={css.chips}>
            {chips.map(chip => (
              <li key={chip.key}>
                <Link
                  href={chip.href}
                  className={css.chip}
                  aria-current={chip.key === current ? 'page' : undefined}
                >
                  <span className={css.label} title={chip.label}>
                    {chip.label}
                  </span>
                  {chip.signs?.map(({ icon, title }) => (
                    <Icon key={icon} name={icon} size="sm" title={title} />
                  ))}
                  {chip.note !== undefined && <span className={css.note}>{chip.note}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children !== undefined && <div className={css.acts}>{children}</div>}
    </div>
  )
}
