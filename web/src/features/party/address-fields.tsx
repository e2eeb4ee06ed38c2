import type { AddressField } from '@bordereau/domain/country/address-rules'
import { countryRules } from '@bordereau/domain/country/rules'
import { splitAddress } from '@bordereau/domain/country/split-address'
import type { Address } from '@bordereau/domain/party/party'
import { Combobox } from '@bordereau/ui/field/combobox'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import type { FieldErrors } from '../../form/form.ts'
import { postCodeLabel, subdivisionLabel } from './address-labels.ts'
import { CountryField } from './country-field.tsx'

export type AddressFieldsProps = {
  readonly value: Address
  readonly onChange: (address: Address) => void
  /** By field: 'city', 'postCode'. */
  readonly errors: FieldErrors
  /** Hides the country field: a company's country cannot change. */
  readonly countryFixed?: boolean
  /** Section for autocomplete: 'billing', 'shipping'. */
  readonly section?: string
}

/** The fields of an address in the order and with the labels of its country. */
export function AddressFields(props: AddressFieldsProps) {
  const { value, onChange, errors, countryFixed = false, section } = props
  const rules = countryRules(value.country).address
  const lineFields = rules.fields.filter(field => field.startsWith('line'))
  const otherFields = rules.fields.filter(field => !field.startsWith('line'))
  const renderField = (field: AddressField) => (
    <AddressFieldInput
      key={field}
      field={field}
      address={value}
      onChange={onChange}
      error={errors[field]}
      section={section}
    />
  )
  return (
    <Stack>
      {!countryFixed && (
        <CountryField
          label={t`Country`}
          value={value.country}
          error={errors['country']}
          onChange={country => onChange({ ...value, country, subdivision: '' })}
        />
      )}
      {lineFields.map(renderField)}
      <Grid column={11}>{otherFields.map(renderField)}</Grid>
    </Stack>
  )
}

function AddressFieldInput(props: {
  readonly field: AddressField
  readonly address: Address
  readonly onChange: (address: Address) => void
  readonly error: string | undefined
  readonly section: string | undefined
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
  const split = (): void => {
    const whole = field === 'line1' ? splitAddress(address) : undefined
    if (whole) onChange(whole)
  }
  return (
    <TextField
      {...shared}
      value={address[field]}
      onChange={set}
      onBlur={split}
      // Enter submits the form without leaving the field.
      onKeyDown={event => {
        if (event.key === 'Enter') split()
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
