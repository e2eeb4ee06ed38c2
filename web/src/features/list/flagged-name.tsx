import type { ReactNode } from 'react'
import { CountryFlag } from '../../layout/country-flag.tsx'
import css from './list.module.css'

/** The name of a customer behind the flag of their country, cut where its column is narrow. */
export function FlaggedName(props: {
  readonly name: string
  /** Empty: unknown, no flag. */
  readonly country: string
  /** In place of the name alone, such as a link. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}) {
  const { name, country, children = name, className = '' } = props
  return (
    <span className={css.withFlag} title={name}>
      <CountryFlag country={country} />
      <span className={`${css.cut} ${className}`} dir="auto">
        {children}
      </span>
    </span>
  )
}
