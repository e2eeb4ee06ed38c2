import { Combobox } from '@bordereau/ui/field/combobox'
import { useLingui } from '#macros'
import { useCustomerSearch } from '../customers/use-search.ts'
import { useWorkspace } from '../../data/session.tsx'
import { CountryFlag } from '../../layout/country-flag.tsx'

/** The field that finds a customer by name, or begins a new one. */
export function CustomerChooser(props: {
  readonly label: string
  readonly autoFocus: boolean
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
  /** With what was typed, or the whole of what was pasted. */
  readonly onCreate: (text: string) => void
  readonly onBlur: () => void
}) {
  const { t } = useLingui()
  const { country } = useWorkspace()
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
      readPaste={async text => {
        // Fetched with the first text of several parts that is pasted.
        const { readPastedParty } = await import('@bordereau/domain/country/pasted-party')
        return readPastedParty(text, country ?? 'FR')?.legalName
      }}
      onBlur={props.onBlur}
    />
  )
}
