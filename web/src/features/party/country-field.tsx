import { Combobox } from '@bordereau/ui/field/combobox'
import type { FieldProps } from '@bordereau/ui/field/field'
import { Flag } from '@bordereau/ui/flag/flag'
import { useLocale } from '@bordereau/ui/locale'
import { useMemo } from 'react'
import {
  countriesIn,
  countryOfCurrency,
  countryOfLanguage,
  currenciesIn,
  languagesIn,
} from './names.ts'
import type { Named } from './names.ts'

type CodeFieldProps = FieldProps & {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly autoFocus?: boolean
}

/** A country by name or code, with its flag. */
export function CountryField(props: CodeFieldProps) {
  const { tag } = useLocale()
  const rows = useMemo(() => countriesIn(tag), [tag])
  return <CodeField {...props} rows={rows} flagOf={code => code} />
}

/** A currency by name or ISO code. */
export function CurrencyField(props: CodeFieldProps) {
  const { tag } = useLocale()
  const rows = useMemo(
    () => currenciesIn(tag).map(row => ({ ...row, name: `${row.code} · ${row.name}` })),
    [tag],
  )
  return <CodeField {...props} rows={rows} flagOf={countryOfCurrency} />
}

/** A language, of documents or of texts. */
export function LanguageField(props: CodeFieldProps) {
  const { tag } = useLocale()
  const rows = useMemo(() => languagesIn(tag), [tag])
  return <CodeField {...props} rows={rows} flagOf={countryOfLanguage} />
}

function CodeField(
  props: CodeFieldProps & {
    readonly rows: readonly Named[]
    readonly flagOf: (code: string) => string | undefined
  },
) {
  const { value, onChange, rows, flagOf, ...rest } = props
  const options = useMemo(
    () =>
      rows.map(({ code, name, also = '' }) => {
        const flag = flagOf(code)
        return {
          value: code,
          label: name,
          keywords: `${code} ${also}`,
          picture: flag === undefined ? undefined : <Flag country={flag} beside />,
        }
      }),
    [rows, flagOf],
  )
  return (
    <Combobox
      {...rest}
      options={options}
      chosen={options.find(option => option.value === value)}
      onChoose={option => {
        if (option) onChange(option.value)
      }}
    />
  )
}
