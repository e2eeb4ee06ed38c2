import css from './flag.module.css'

interface FlagBase {
  /** ISO 3166-1 alpha-2, in any case. */
  country: string
  /** Height of the flag as CSS; by default the text's own. */
  size?: string
}

/**
 * A flag is never without text: pass its `label`, which is displayed beside it (or, with `show="flag"`, is its
 * accessible name), or declare that the name is `beside` it already, as in the options of a list.
 */
export type FlagProps = FlagBase &
  ({ label: string; show?: 'flag-and-name' | 'flag' } | { beside: true })

/** Where the flag files are served; see `flag-files.ts` for how they get there. */
const folder = '/flags'

/** A country's flag, never without its name. A separate file, loaded when it scrolls into view. */
export function Flag(props: FlagProps) {
  const { country, size = '1em' } = props
  const label = 'label' in props ? props.label : ''
  const written = 'label' in props && props.show !== 'flag'
  const picture = (
    <img
      className={css.flag}
      src={flagUrl(country)}
      alt={written ? '' : label}
      title={written || label === '' ? undefined : label}
      width={24}
      height={18}
      loading="lazy"
      decoding="async"
      style={{ fontSize: size }}
    />
  )
  if (!written) return picture
  return (
    <span className={css.pair}>
      {picture}
      <span className={css.name} dir="auto">
        {label}
      </span>
    </span>
  )
}

/** The URL of a country's flag file. An invalid code gives the file of "unknown". */
export function flagUrl(country: string): string {
  const code = country.trim().toLowerCase()
  return `${folder}/${/^[a-z]{2}$/u.test(code) ? code : 'xx'}.svg`
}
