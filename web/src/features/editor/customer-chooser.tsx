import { Combobox } from '@bordereau/ui/field/combobox'
import { useLingui } from '#macros'
import { useCustomerSearch } from '../customers/use-search.ts'
import { CountryFlag } from '../../layout/country-flag.tsx'

/** The field that finds a customer by name, or begins a new one. */
export function CustomerChooser(props: {
  readonly label: string
  readonly autoFocus: boolean
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
  readonly onCreate: (name: string) => void
  readonly onBlur: () => void
}) {
  const { t } = useLingui()
  const search = useCustomerSearch(row => ({
    value: row.id,
    label: row.name,
    help: [row.city, row.currency].filter(part => part !== '').join(' · '),
    picture: <CountryFlag country={row.country} />,
  }))
  return (
    <Combobox
      label={props.label}
      placeholder={t`Name or number`}
      autoFocus={props.autoFocus}
      error={props.error}
      chosen={undefined}
      search={search}
      onChoose={option => option && props.onChoose(option.value)}
      onCreate={props.onCreate}
      onBlur={props.onBlur}
    />
  )
}
