import type { AddressField } from '@bordereau/domain/country/address-rules'
import { normalisePostCode } from '@bordereau/domain/country/post-code'
import { countryRules } from '@bordereau/domain/country/rules'
import { splitAddress } from '@bordereau/domain/country/split-address'
import type { Address } from '@bordereau/domain/party/party'
import { Combobox } from '@bordereau/ui/field/combobox'
import { TextField } from '@bordereau/ui/field/text-field'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import type { ClipboardEventHandler } from 'react'
import { postCodeLabel, subdivisionLabel } from './address-labels.ts'

/** One field of an address: a choice where the country has a list of its subdivisions, else a text. */
export function AddressFieldInput(props: {
  readonly field: AddressField
  readonly address: Address
  readonly onChange: (address: Address) => void
  readonly error: string | undefined
  readonly section: string | undefined
  readonly onPaste: ClipboardEventHandler<HTMLInputElement> | undefined
}) {
  const { field, address, onChange, error, section } = props
  const { tag } = useLocale()
  const rules = countryRules(address.country).address
  const set = (text: string) => onChange({ ...address, [field]: text })
  const shared = {
    label: labelOf(field, address.country, tag),
    error: error,
    required: rules.required.includes(field),
  }
  if (field === 'subdivision' && rules.subdivision && rules.subdivision.options.length > 0) {
    const options = rules.subdivision.options.map(({ code, name }) => ({
      value: code,
      label: name,
      keywords: code,
    }))
    return (
      <Combobox
        {...shared}
        options={options}
        chosen={options.find(option => option.value === address.subdivision)}
        onChoose={option => set(option?.value ?? '')}
      />
    )
  }
  const complete = (): void => {
    const whole = field === 'line1' ? splitAddress(address) : undefined
    if (whole) onChange(whole)
    const postCode = normalisePostCode(address.postCode, address.country)
    if (field === 'postCode' && postCode !== address.postCode) set(postCode)
  }
  return (
    <TextField
      {...shared}
      value={address[field]}
      onChange={set}
      onPaste={props.onPaste}
      onBlur={complete}
      // Enter submits the form without leaving the field.
      onKeyDown={event => {
        if (event.key === 'Enter') complete()
      }}
      autoComplete={`${section === undefined ? '' : `${section} `}${AUTOCOMPLETE[field]}`}
      placeholder={field === 'postCode' ? rules.postCode?.example : undefined}
    />
  )
}

const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  line3: 'address-line3',
  city: 'address-level2',
  postCode: 'postal-code',
  subdivision: 'address-level1',
}

function labelOf(field: AddressField, country: string, language: string): string {
  switch (field) {
    case 'line1':
      return t`Street and number`
    case 'line2':
      return t`Floor, building`
    case 'line3':
      return t`Further line`
    case 'city':
      return t`City`
    case 'postCode':
      return postCodeLabel(country, language)
    case 'subdivision':
      return subdivisionLabel(country, language)
  }
}
