import { FREQUENT_COUNTRIES } from '@bordereau/domain/country/countries'
import { Combobox, type ComboboxOption } from '@bordereau/ui/field/combobox'
import type { FieldProps } from '@bordereau/ui/field/field'
import { Flag } from '@bordereau/ui/flag/flag'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { LANGUAGES } from '../../texts/languages.ts'
import { WorkspaceContext } from '../../data/session.tsx'
import { CurrencySign } from './currency-sign.tsx'
import {
  type NamedCode,
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
import { type RecentKind, suggestedCodes, recent } from './recent.ts'

type CodeFieldProps = FieldProps & {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly autoFocus?: boolean
  /** Whether the choice can be removed. */
  readonly clearable?: boolean
}

/** A field for a country, searched by name in the user's language or the country's own, or by code. */
export function CountryField(props: CodeFieldProps) {
  const { tag } = useLocale()
  const rows = useMemo(() => countriesIn(tag), [tag])
  const likely = [...useLikelyCountries(), ...FREQUENT_COUNTRIES]
  return <CodeField {...props} kind="country" rows={rows} likely={likely} picture={renderFlag} />
}

/** A field for a currency, searched by name, sign or ISO 4217 code. */
export function CurrencyField(props: CodeFieldProps) {
  const { tag } = useLocale()
  const rows = useMemo(
    () => currenciesIn(tag).map(row => ({ ...row, name: `${row.code} · ${row.name}` })),
    [tag],
  )
  const likely = [...useLikelyCountries().map(currencyOfCountry), ...LIKELY_CURRENCIES]
  return (
    <CodeField
      {...props}
      kind="currency"
      rows={rows}
      likely={likely}
      picture={renderCurrencySign}
    />
  )
}

/** A field for a language, searched by its name in the user's language or in the language itself. */
export function LanguageField(props: CodeFieldProps) {
  const { tag } = useLocale()
  const rows = useMemo(() => languagesIn(tag), [tag])
  const likely = [
    ...useLikelyCountries().map(languageOfCountry),
    ...LANGUAGES.map(language => language.tag),
  ]
  return (
    <CodeField
      {...props}
      kind="language"
      rows={rows}
      likely={likely}
      picture={code => renderFlag(countryOfLanguage(code))}
    />
  )
}

const LIKELY_CURRENCIES = ['EUR', 'USD', 'GBP', 'INR', 'PLN']

/** The company's country and that of the browser's languages. */
function useLikelyCountries(): readonly (string | undefined)[] {
  const company = useContext(WorkspaceContext)?.country ?? undefined
  return [company, countryOfBrowser(navigator.languages)]
}

function renderFlag(country: string | undefined): ReactNode {
  return country === undefined ? undefined : <Flag country={country} beside />
}

function renderCurrencySign(currency: string): ReactNode {
  return (
    <span className={css.signs}>
      {renderFlag(countryOfCurrency(currency))}
      <CurrencySign currency={currency} />
    </span>
  )
}

function CodeField(
  props: CodeFieldProps & {
    readonly kind: RecentKind
    readonly rows: readonly NamedCode[]
    readonly likely: readonly (string | undefined)[]
    readonly picture: (code: string) => ReactNode
  },
) {
  const { kind, value, onChange, rows, likely, picture, ...rest } = props
  // The order is fixed while the field is mounted; a new choice comes first the next time.
  const [suggested] = useState(() => suggestedCodes(recent.read(kind), likely))
  const options = useMemo(() => optionsOf(rows, suggested, picture), [rows, suggested, picture])
  return (
    <Combobox
      {...rest}
      options={options}
      chosen={options.find(option => option.value === value)}
      onChoose={option => {
        if (option) recent.add(kind, option.value)
        if (option || rest.clearable) onChange(option?.value ?? '')
      }}
    />
  )
}

/** Recent options first, then likely ones, then all others in their order. */
function optionsOf(
  rows: readonly NamedCode[],
  suggested: ReturnType<typeof suggestedCodes>,
  picture: (code: string) => ReactNode,
): readonly ComboboxOption[] {
  const option = ({ code, name, localName, searchTerms = '' }: NamedCode, group: string) => ({
    value: code,
    label: name,
    aside: localName,
    keywords: `${code} ${searchTerms}`,
    picture: picture(code),
    group,
  })
  const rowsByCode = new Map(rows.map(row => [row.code, row]))
  const optionsFor = (codes: readonly string[], group: string) =>
    codes.flatMap(code => {
      const row = rowsByCode.get(code)
      return row === undefined ? [] : [option(row, group)]
    })
  const suggestedCodeSet = new Set([...suggested.recent, ...suggested.likely])
  return [
    ...optionsFor(suggested.recent, t`Recently chosen`),
    ...optionsFor(suggested.likely, t`Frequently chosen`),
    ...rows.filter(({ code }) => !suggestedCodeSet.has(code)).map(row => option(row, t`All`)),
  ]
}
