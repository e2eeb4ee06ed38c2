import type { TaxRegisterCheck } from '@bordereau/contract/tax-registers'
import { lawWithoutNumber } from '@bordereau/domain/country/awaited-number'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { type Form, errorsIn } from '../../form/form.ts'
import { AddressFields } from '../party/address-fields.tsx'
import { CountryField } from '../party/country-field.tsx'
import { fillEmptyFrom, fillFrom } from '../party/register-answer.ts'
import { AutomaticCheckNotice } from '../party/automatic-check-notice.tsx'
import { TaxIdFields } from '../party/tax-id-fields.tsx'
import { TaxRegisterChecks } from '../party/tax-register-checks.tsx'
import { type CustomerValues, withCountry } from './customer-values.ts'
import type { CustomerPaste } from './use-customer-paste.ts'

type Props = { readonly form: Form<CustomerValues> }

/** Changing the country changes the defaults that follow from it. */
export function BillingAddress({
  form,
  countryFixed,
  paste,
}: Props & { readonly countryFixed?: boolean; readonly paste: CustomerPaste }) {
  const { values, errors } = form
  const { profile } = values
  return (
    <AddressFields
      countryFixed={countryFixed === true}
      value={profile.address}
      onChange={address => form.replace(withCountry(values, { ...profile, address }))}
      errors={errorsIn(errors, 'profile.address')}
      section="billing"
      onPaste={paste.onPaste('line1')}
    />
  )
}

/** The country alone, where the numbers stand between it and the address. */
export function BillingCountry({ form }: Props) {
  const { t } = useLingui()
  const { profile } = form.values
  return (
    <CountryField
      label={t`Country`}
      value={profile.address.country}
      error={form.errors['profile.address.country']}
      onChange={country => {
        const address = { ...profile.address, country, subdivision: '' }
        form.replace(withCountry(form.values, { ...profile, address }))
      }}
    />
  )
}

/** The numbers with what public registers know by them, which by itself fills in a new customer's name and address. */
export function CheckedTaxNumbers(
  props: Props & {
    readonly isNew: boolean
    /** Called after the fields of a new customer are filled. */
    readonly onFilled?: () => void
  },
) {
  const { form, isNew, onFilled } = props
  const { profile } = form.values
  const fillEmpty = (check: TaxRegisterCheck): void => {
    form.set('profile', fillEmptyFrom(profile, check))
    onFilled?.()
  }
  return (
    <Stack>
      {isNew && <AutomaticCheckNotice country={profile.address.country} />}
      <TaxNumbers form={form} />
      <TaxRegisterChecks
        profile={profile}
        onFill={check => form.set('profile', fillFrom(profile, check))}
        onFound={isNew ? fillEmpty : undefined}
      />
    </Stack>
  )
}

/** The tax numbers that the country of the customer knows. */
function TaxNumbers({ form }: Props) {
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
