import { taxNameIn } from '@bordereau/domain/country/tax-name'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Switch } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import { type FieldErrors, errorsIn } from '../../form/form.ts'
import { AddressFields } from '../party/address-fields.tsx'
import { ContactFields } from '../party/contact-fields.tsx'
import { profileErrors } from '../party/profile-errors.ts'
import { TaxIdFields } from '../party/tax-id-fields.tsx'
import { optionalEmailErrors } from '../party/email.ts'
import type { CompanyFields } from './company-changes.ts'
import type { CompanyForm } from './use-company-form.ts'

/** Name and address as in the register. */
export function NameAndAddress({ form }: { form: CompanyForm }) {
  const { profile } = form.values
  const set = (changes: Partial<PartyProfile>) =>
    form.change({ profile: asMutable({ ...profile, ...changes }) })
  return (
    <Stack>
      <TextField
        label={t`Legal name`}
        help={t`As entered in the register, with the legal form.`}
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
      <AddressFields
        value={profile.address}
        onChange={address => set({ address })}
        errors={errorsIn(form.errors, 'address')}
        countryFixed
      />
    </Stack>
  )
}

/** Registration and tax numbers with their checks, and whether tax is charged at all. */
export function NumbersOfCompany({ form }: { form: CompanyForm }) {
  const { tag } = useLocale()
  const { profile, vatRegistered } = form.values
  const tax = taxNameIn(profile.address.country, tag)
  return (
    <Stack>
      <Switch
        label={t`Registered for ${tax}`}
        help={t`Without it, invoices show no ${tax} and say why.`}
        checked={vatRegistered}
        onChange={registered => form.change({ vatRegistered: registered })}
      />
      <TaxIdFields
        side="seller"
        profile={profile}
        errors={errorsIn(form.errors, 'taxIds')}
        onChange={taxIds => form.change({ profile: asMutable({ ...profile, taxIds }) })}
      />
      <TextArea
        label={t`Legal information`}
        help={t`What the law requires on your invoices: legal form, share capital, court of registration.`}
        value={profile.legalInformation}
        onChange={legalInformation =>
          form.change({ profile: asMutable({ ...profile, legalInformation }) })
        }
      />
    </Stack>
  )
}

/** The contact for customers. */
export function ContactOfCompany({ form }: { form: CompanyForm }) {
  const { profile } = form.values
  return (
    <ContactFields
      value={profile.contact}
      errors={errorsIn(form.errors, 'contact')}
      onChange={contact => form.change({ profile: asMutable({ ...profile, contact }) })}
    />
  )
}

/** Legal errors in the company's profile; missing numbers can be added later. */
export function companyErrors({ profile }: CompanyFields): FieldErrors {
  const party = profile as PartyProfile // the same shape in the contract
  return { ...profileErrors(party, 'seller', true), ...optionalEmailErrors(party.contact.email) }
}

/** The arrays of the contract are mutable in their type; they are not mutated. */
function asMutable(profile: PartyProfile): CompanyFields['profile'] {
  return { ...profile, taxIds: [...profile.taxIds] }
}
