import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import css from './chips.module.css'

export interface LinkChip {
  key: string
  label: string
  href: string
  /** Icons after the text, each with its meaning. */
  signs?: readonly { icon: IconName; title: string }[]
  /** Further text: "2 changes". */
  note?: string | undefined
}

export interface ChipsBarProps {
  /** The kind of choice, for assistive technology: "Saved views". */
  label: string
  chips: readonly LinkChip[]
  current: string | undefined
}

/** Links as chips in a row, which scrolls where it has no space. */
export function ChipsBar({ label, chips, current }: ChipsBarProps) {
  return (
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
  )
}
