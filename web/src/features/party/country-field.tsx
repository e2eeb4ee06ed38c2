import { Combobox, type ComboboxOption } from '@bordereau/ui/field/combobox'
import type { FieldProps } from '@bordereau/ui/field/field'
import { Flag } from '@bordereau/ui/flag/flag'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '@lingui/core/macro'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { LANGUAGES } from '../../languages.ts'
import { WorkspaceContext } from '../../session.tsx'
import { CurrencySign } from './currency-sign.tsx'
import {
  type Named,
  countriesIn,
  countryOfBrowser,
  countryOfCurrency,
  countryOfLanguage,
  currenciesIn,
  currencyOfCountry,
  languageOfCountry,
  languagesIn,
} from './names.ts'
import css from './party.module.css'
import { type RecentKind, firstOf, recent } from './recent.ts'

type CodeFieldProps = FieldProps & {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly autoFocus?: boolean
  /** Can be left empty again. */
  readonly clearable?: boolean
}

/** A country by its name in any language that is spoken there, or its code; with its flag. */
export function CountryField(props: CodeFieldProps) {
  const { tag } = useLocale()
  const rows = useMemo(() => countriesIn(tag), [tag])
  const likely = [...useHome(), ...LIKELY_COUNTRIES]
  return <CodeField {...props} kind="country" rows={rows} likely={likely} picture={flagOf} />
}

/** A currency by its name, sign or ISO code. */
export function CurrencyField(props: CodeFieldProps) {
  const { tag } = useLocale()
  const rows = useMemo(
    () => currenciesIn(tag).map(row => ({ ...row, name: `${row.code} · ${row.name}` })),
    [tag],
  )
  const likely = [...useHome().map(currencyOfCountry), ...LIKELY_CURRENCIES]
  return <CodeField {...props} kind="currency" rows={rows} likely={likely} picture={signOf} />
}

/** A language, of documents or of texts, by its name in the reader's language or its own. */
export function LanguageField(props: CodeFieldProps) {
  const { tag } = useLocale()
  const rows = useMemo(() => languagesIn(tag), [tag])
  const likely = [...useHome().map(languageOfCountry), ...LANGUAGES.map(language => language.tag)]
  return (
    <CodeField
      {...props}
      kind="language"
      rows={rows}
      likely={likely}
      picture={code => flagOf(countryOfLanguage(code))}
    />
  )
}

/** The countries with the deepest support, and Germany, whose customers most have. */
const LIKELY_COUNTRIES = ['FR', 'DE', 'IN', 'PL', 'US', 'GB']
const LIKELY_CURRENCIES = ['EUR', 'USD', 'GBP', 'INR', 'PLN']

/** Where the company is, and where the browser says that its reader is. */
function useHome(): readonly (string | undefined)[] {
  const company = useContext(WorkspaceContext)?.country ?? undefined
  return [company, countryOfBrowser(navigator.languages)]
}

function flagOf(country: string | undefined): ReactNode {
  return country === undefined ? undefined : <Flag country={country} beside />
}

function signOf(currency: string): ReactNode {
  return (
    <span className={css.signs}>
      {flagOf(countryOfCurrency(currency))}
      <CurrencySign currency={currency} />
    </span>
  )
}

function CodeField(
  props: CodeFieldProps & {
    readonly kind: RecentKind
    readonly rows: readonly Named[]
    readonly likely: readonly (string | undefined)[]
    readonly picture: (code: string) => ReactNode
  },
) {
  const { kind, value, onChange, rows, likely, picture, ...rest } = props
  // The order stays while the field is there: what is chosen now stands first the next time.
  const [first] = useState(() => firstOf(recent.read(kind), likely))
  const options = useMemo(() => optionsOf(rows, first, picture), [rows, first, picture])
  return (
    <Combobox
      {...rest}
      options={options}
      chosen={options.find(option => option.value === value)}
      onChoose={option => {
        if (option) recent.note(kind, option.value)
        if (option || rest.clearable) onChange(option?.value ?? '')
      }}
    />
  )
}

/** Recent ones, then likely ones, then all others in their order. */
function optionsOf(
  rows: readonly Named[],
  first: ReturnType<typeof firstOf>,
  picture: (code: string) => ReactNode,
): readonly ComboboxOption[] {
  const option = ({ code, name, own, also = '' }: Named, group: string) => ({
    value: code,
    label: name,
    aside: own,
    keywords: `${code} ${also}`,
    picture: picture(code),
    group,
  })
  const known = new Map(rows.map(row => [row.code, row]))
  const named = (codes: readonly string[], group: string) =>
    codes.flatMap(code => {
      const row = known.get(code)
      return row === undefined ? [] : [option(row, group)]
    })
  const ahead = new Set([...first.recent, ...first.likely])
  return [
    ...named(first.recent, t`Chosen lately`),
    ...named(first.likely, t`Often chosen`),
    ...rows.filter(({ code }) => !ahead.has(code)).map(row => option(row, t`All`)),
  ]
}
