import { FREQUENT_COUNTRIES } from '@bordereau/domain/country/countries'
import { stateOf } from '@bordereau/domain/country/overseas'
import { textLanguageOf } from '@bordereau/domain/text/text-language'
import { Flag } from '@bordereau/ui/flag/flag'
import { useLocale } from '@bordereau/ui/locale'
import { i18n } from '@lingui/core'
import { type ReactNode, useContext, useMemo } from 'react'
import { LANGUAGES } from '../../texts/languages.ts'
import { WorkspaceContext } from '../../data/session.tsx'
import { CurrencySign } from './currency-sign.tsx'
import {
  countriesIn,
  countryOfReader,
  countryOfCurrency,
  countryOfLanguage,
  currenciesIn,
  currencyOfCountry,
  languageOfCountry,
  languagesIn,
} from './names.ts'
import css from './party.module.css'
import { CodeField, type CodeFieldProps } from './code-field.tsx'

/** A field for a country, searched by name in the user's language or the country's own, or by code. */
export function CountryField(props: CodeFieldProps) {
  const { tag } = useLocale()
  const rows = useMemo(() => countriesIn(tag), [tag])
  const likely = [...useLikelyCountries(), ...FREQUENT_COUNTRIES]
  return (
    <CodeField
      {...props}
      // The postcode tells an overseas department from the rest of its state.
      onChange={code => props.onChange(stateOf(code))}
      kind="country"
      rows={rows}
      likely={likely}
      picture={renderFlag}
    />
  )
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

/**
 * A field for a language of documents, searched by its name in the user's language or in the language itself. One that was
 * chosen before without having texts is shown as that of the texts it gets.
 */
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
      value={props.value === '' ? '' : textLanguageOf(props.value)}
      kind="language"
      rows={rows}
      likely={likely}
      picture={code => renderFlag(countryOfLanguage(code))}
    />
  )
}

const LIKELY_CURRENCIES = ['EUR', 'USD', 'GBP', 'INR', 'PLN']

/** The company's country, and the one in which the reader of this language probably is. */
function useLikelyCountries(): readonly (string | undefined)[] {
  const company = useContext(WorkspaceContext)?.country ?? undefined
  return [company, countryOfReader(i18n.locale, navigator.languages)]
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
