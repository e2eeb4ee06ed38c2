import { Combobox } from '@bordereau/ui/field/combobox'
import { useLingui } from '#macros'
import { useCustomerSearch } from '../customers/use-search.ts'
import { useState } from 'react'
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
  const [pasted, setPasted] = useState({ name: '', text: '' })
  /** An address is searched by its name; a new customer is filled from the whole of it. */
  async function readPaste(input: EventTarget, text: string): Promise<void> {
    if (!(input instanceof HTMLInputElement) || !/[\n,;]/.test(text.trim())) return
    // Fetched with the first text of several parts.
    const { readPastedParty } = await import('@bordereau/domain/country/pasted-party')
    const name = readPastedParty(text, country ?? '')?.legalName ?? ''
    if (name === '') return
    setPasted({ name, text })
    // As if the name had been typed.
    input.setRangeText(name, 0, input.value.length, 'end')
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  const search = useCustomerSearch(row => ({
    value: row.id,
    label: row.name,
    help: [row.city, row.currency].filter(part => part !== '').join(' · '),
    picture: <CountryFlag country={row.country} />,
  }))
  return (
    <div
      onPasteCapture={({ target, clipboardData }) =>
        // Where the code of it cannot be fetched, the text stays as it was pasted.
        void readPaste(target, clipboardData.getData('text/plain')).catch(() => undefined)
      }
    >
      <Combobox
        label={props.label}
        placeholder={t`Name or number`}
        autoFocus={props.autoFocus}
        error={props.error}
        chosen={undefined}
        search={search}
        onChoose={option => option && props.onChoose(option.value)}
        onCreate={query => props.onCreate(query === pasted.name ? pasted.text : query)}
        onBlur={props.onBlur}
      />
    </div>
  )
}
