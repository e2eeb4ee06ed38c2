import css from './flag.module.css'

export interface FlagProps {
  /** ISO 3166-1 alpha-2, in any case. */
  country: string
  /** The country's name in the reader's language: beside the flag, or its accessible name. */
  label: string
  /** Where the name is: written beside the flag, or said by assistive technology alone. */
  show?: 'flag-and-name' | 'flag'
  /** Height of the flag as CSS; by default the text's own. */
  size?: string
}

/** Where the flag files are served; see `flag-files.ts` for how they get there. */
const folder = '/flags'

/** A country's flag, never without its name. A file of its own, loaded when it comes in sight. */
export function Flag({ country, label, show = 'flag-and-name', size = '1em' }: FlagProps) {
  const beside = show === 'flag-and-name'
  const picture = (
    <img
      className={css.flag}
      src={flagUrl(country)}
      alt={beside ? '' : label}
      title={beside ? undefined : label}
      width={24}
      height={18}
      loading="lazy"
      decoding="async"
      style={{ fontSize: size }}
    />
  )
  if (!beside) return picture
  return (
    <span className={css.pair}>
      {picture}
      <span className={css.name}>{label}</span>
    </span>
  )
}

/** The address of a country's flag file. What is no country code has the file of "unknown". */
export function flagUrl(country: string): string {
  const code = country.trim().toLowerCase()
  return `${folder}/${/^[a-z]{2}$/u.test(code) ? code : 'xx'}.svg`
}
