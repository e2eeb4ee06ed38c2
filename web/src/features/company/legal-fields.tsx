import type { PartyProfile } from '@bordereau/domain/party/party'
import { withLegalForm } from '@bordereau/domain/country/legal-form'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { type FieldErrors, errorsIn } from '../../form/form.ts'
import { AddressFields } from '../party/address-fields.tsx'
import { ContactFields } from '../party/contact-fields.tsx'
import { profileErrors } from '../party/profile-errors.ts'
import { TaxIdFields } from '../party/tax-id-fields.tsx'
import { optionalEmailErrors } from '../party/email.ts'
import type { CompanyFields } from './company-changes.ts'
import { LegalFormField, legalNameHelp } from './legal-form-field.tsx'
import { PastedNotice } from '../party/pasted-notice.tsx'
import { useCompanyPaste } from './use-company-paste.ts'
import { TaxChargeField } from './tax-charge-field.tsx'
import type { CompanyForm } from './use-company-form.ts'

type Props = { readonly form: CompanyForm }

/** Name and address as in the register. */
export function NameAndAddress({ form }: Props) {
  const { profile } = form.values
  const set = setterOf(form)
  return (
    <Stack>
      <LegalFormField
        country={profile.address.country}
        value={profile.legalForm}
        onChange={legalForm => set(withLegalForm(profile, legalForm))}
      />
      <TextField
        label={t`Legal name`}
        help={legalNameHelp(profile.legalForm)}
        value={profile.legalName}
        error={form.errors['legalName']}
        onChange={legalName => set({ legalName })}
        autoComplete="organization"
        required
      />
      <TextField
        label={t`Trading name`}
        help={t`If customers know you by another name.`}
        value={profile.tradingName}
        onChange={tradingName => set({ tradingName })}
      />
      <AddressOfCompany form={form} />
    </Stack>
  )
}

/** The address, whose country was chosen with the company; a whole one that is pasted fills in the numbers too. */
export function AddressOfCompany({ form }: Props) {
  const { onPaste, pasted } = useCompanyPaste(form)
  const rest = pasted?.rest.join(', ') ?? ''
  return (
    <div>
      <AddressFields
        value={form.values.profile.address}
        onChange={address => setterOf(form)({ address })}
        errors={errorsIn(form.errors, 'address')}
        countryFixed
        onPaste={onPaste('line1')}
      />
      <PastedNotice pasted={pasted}>{t`Not used: ${rest}`}</PastedNotice>
    </div>
  )
}

/** Registration and tax numbers with their checks, and whether tax is charged at all. */
export function NumbersOfCompany({ form }: Props) {
  const { profile, vatRegistered } = form.values
  const set = setterOf(form)
  return (
    <Stack>
      <TaxChargeField
        place={profile.address}
        value={vatRegistered}
        onChange={registered => form.change({ vatRegistered: registered })}
      />
      <TaxIdFields
        side="seller"
        chargesTax={vatRegistered}
        profile={profile}
        errors={errorsIn(form.errors, 'taxIds')}
        onChange={taxIds => set({ taxIds })}
      />
      {hasLegalInformation(profile) && (
        <TextArea
          label={t`Legal information`}
          help={t`What the law requires on your invoices: legal form, share capital, court of registration.`}
          value={profile.legalInformation}
          onChange={legalInformation => set({ legalInformation })}
        />
      )}
    </Stack>
  )
}

/** Capital, court and the like are those of companies and associations. */
function hasLegalInformation({ legalForm, legalInformation }: CompanyFields['profile']): boolean {
  const isWithout = legalForm === 'sole_trader' || legalForm === 'public_body'
  return !isWithout || legalInformation !== ''
}

/** The contact for customers. */
export function ContactOfCompany({ form }: Props) {
  return (
    <ContactFields
      value={form.values.profile.contact}
      errors={errorsIn(form.errors, 'contact')}
      onChange={contact => setterOf(form)({ contact })}
    />
  )
}

/** Legal errors in the company's profile; missing numbers can be added later. */
export function companyErrors({ profile }: CompanyFields): FieldErrors {
  const party = profile as PartyProfile // the same shape in the contract
  return { ...profileErrors(party, 'seller', true), ...optionalEmailErrors(party.contact.email) }
}

/** Changes a part of the profile. The arrays of the contract are mutable in their type; they are not mutated. */
function setterOf(form: CompanyForm): (changes: Partial<PartyProfile>) => void {
  return changes => {
    const profile: PartyProfile = { ...form.values.profile, ...changes }
    form.change({ profile: { ...profile, taxIds: [...profile.taxIds] } })
  }
}
