import { lawWithoutNumber } from '@bordereau/domain/country/awaited-number'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
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
    <Stack>
      <TaxIdFields
        side="buyer"
        profile={profile}
        onChange={taxIds => form.set('profile', { ...profile, taxIds })}
        errors={errorsIn(form.errors, 'profile.taxIds')}
      />
      <AwaitedNumber form={form} />
    </Stack>
  )
}

/** Only where a law lets an invoice go to a business before its number has come. */
function AwaitedNumber({ form }: Props) {
  const { t } = useLingui()
  const { country } = useWorkspace()
  const { profile } = form.values
  const law = country === null ? undefined : lawWithoutNumber(country, profile)
  if (law === undefined) return null
  return (
    <Checkbox
      label={t`The VAT number was asked for and has not come`}
      help={law.law}
      checked={profile.taxIdAwaited === true}
      onChange={taxIdAwaited => form.set('profile', { ...profile, taxIdAwaited })}
    />
  )
}
