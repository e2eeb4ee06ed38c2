import { type Form, errorsIn } from '../../form/form.ts'
import { AddressFields } from '../party/address-fields.tsx'
import { TaxIdFields } from '../party/tax-id-fields.tsx'
import { type CustomerValues, withCountry } from './customer-values.ts'

type Props = { readonly form: Form<CustomerValues> }

/** Changing the country changes the defaults that follow from it. */
export function BillingAddress({ form }: Props) {
  const { values, errors } = form
  const { profile } = values
  return (
    <AddressFields
      value={profile.address}
      onChange={address => form.replace(withCountry(values, { ...profile, address }))}
      errors={errorsIn(errors, 'profile.address')}
      section="billing"
    />
  )
}

/** The tax numbers that the country of the customer knows. */
export function TaxNumbers({ form }: Props) {
  const { profile } = form.values
  return (
    <TaxIdFields
      side="buyer"
      profile={profile}
      onChange={taxIds => form.set('profile', { ...profile, taxIds })}
      errors={errorsIn(form.errors, 'profile.taxIds')}
    />
  )
}
