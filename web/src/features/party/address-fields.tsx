import type { AddressField } from '@bordereau/domain/country/address-rules'
import { countryRules } from '@bordereau/domain/country/rules'
import type { Address } from '@bordereau/domain/party/party'
import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import type { ClipboardEventHandler } from 'react'
import type { FieldErrors } from '../../form/form.ts'
import { AddressFieldInput } from './address-field-input.tsx'
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
  /** Into the first line. */
  readonly onPaste?: ClipboardEventHandler<HTMLInputElement>
}

/** The fields of an address in the order and with the labels of its country. */
export function AddressFields(props: AddressFieldsProps) {
  const { value, onChange, errors, countryFixed = false, section, onPaste } = props
  const { lines, others } = fieldsOf(value.country)
  const renderField = (field: AddressField) => (
    <AddressFieldInput
      key={field}
      field={field}
      address={value}
      onChange={onChange}
      error={errors[field]}
      section={section}
      onPaste={field === 'line1' ? onPaste : undefined}
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
      {lines.map(renderField)}
      <Grid column={11}>{others.map(renderField)}</Grid>
    </Stack>
  )
}

/** Those of a whole line each, and those that share lines, in the order of the country. */
function fieldsOf(country: string) {
  const { fields } = countryRules(country).address
  const isLine = (field: AddressField) => field.startsWith('line')
  return { lines: fields.filter(isLine), others: fields.filter(field => !isLine(field)) }
}
