import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import type { Tone } from '../tone.ts'
import css from './chart.module.css'

export interface BarPart {
  key: string
  label: string
  /** For the width; a float is sufficient. */
  value: number
  /** The exact amount as text. */
  shown: ReactNode
  tone: Tone
  /** For parts of one tone: their intensity, from 1 (full) down to 0. */
  strength?: number
  href?: string
}

export interface StackedBarProps {
  label: string
  parts: readonly BarPart[]
}

/** A whole divided into its parts: open amounts by age. The numbers are below. */
export function StackedBar({ label, parts }: StackedBarProps) {
  const whole = parts.reduce((sum, part) => sum + Math.max(0, part.value), 0)
  return (
    <figure className={css.figure} aria-label={label}>
      <div className={css.stacked} aria-hidden>
        {whole === 0 && (
          <span className={css.part} style={{ flex: 1, background: 'var(--color-line)' }} />
        )}
        {parts
          .filter(part => part.value > 0)
          .map(part => (
            <span
              key={part.key}
              className={css.part}
              style={{ flex: `${part.value / whole} 1 0`, background: fillOf(part) }}
            />
          ))}
      </div>
      <ul className={css.parts}>
        {parts.map(part => (
          <li key={part.key}>
            {part.href === undefined ? (
              <PartLabel part={part} />
            ) : (
              <Link href={part.href}>
                <PartLabel part={part} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function PartLabel({ part }: { part: BarPart }) {
  return (
    <>
      <span className={css.partName}>
        <span className={css.dot} style={{ background: fillOf(part) }} />
        {part.label}
      </span>
      <span className="tabular">{part.shown}</span>
    </>
  )
}

function fillOf(part: BarPart): string {
  const solid = `var(--color-${part.tone}-solid)`
  const percent = Math.round((part.strength ?? 1) * 100)
  return percent >= 100 ? solid : `color-mix(in srgb, ${solid} ${percent}%, var(--color-surface))`
}
