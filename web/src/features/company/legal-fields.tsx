import { countryRules } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/tax/words'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Switch } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '@lingui/core/macro'
import { type Faults, faultsIn } from '../../form.ts'
import { AddressFields } from '../party/address-fields.tsx'
import { ContactFields } from '../party/contact-fields.tsx'
import { profileFaults } from '../party/faults.ts'
import { TaxIdFields } from '../party/tax-id-fields.tsx'
import { optionalEmailFault } from '../party/email.ts'
import type { CompanyFields } from './company-changes.ts'
import type { CompanyForm } from './use-company-form.ts'

/** Name and address as the register has them. */
export function NameAndAddress({ form }: { form: CompanyForm }) {
  const { profile } = form.values
  const set = (changes: Partial<PartyProfile>) =>
    form.change({ profile: mutable({ ...profile, ...changes }) })
  return (
    <Stack>
      <TextField
        label={t`Legal name`}
        help={t`As it stands in the register, with the legal form.`}
        value={profile.legalName}
        error={form.faults['legalName']}
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
        faults={faultsIn(form.faults, 'address')}
        countryFixed
      />
    </Stack>
  )
}

/** Registration and tax numbers with their checks, and whether tax is charged at all. */
export function NumbersOfCompany({ form }: { form: CompanyForm }) {
  const { tag } = useLocale()
  const { profile, vatRegistered } = form.values
  const tax = inLanguage(countryRules(profile.address.country).taxName, tag)
  return (
    <Stack>
      <Switch
        label={t`Registered for ${tax}`}
        help={t`Without it, invoices carry no ${tax} and say why.`}
        checked={vatRegistered}
        onChange={registered => form.change({ vatRegistered: registered })}
      />
      <TaxIdFields
        profile={profile}
        faults={faultsIn(form.faults, 'taxIds')}
        onChange={taxIds => form.change({ profile: mutable({ ...profile, taxIds }) })}
      />
      <TextArea
        label={t`Legal information`}
        help={t`What the law wants on your paper: legal form, share capital, court of registration.`}
        value={profile.legalInformation}
        onChange={legalInformation =>
          form.change({ profile: mutable({ ...profile, legalInformation }) })
        }
      />
    </Stack>
  )
}

/** Whom customers can ask. */
export function ContactOfCompany({ form }: { form: CompanyForm }) {
  const { profile } = form.values
  return (
    <ContactFields
      value={profile.contact}
      faults={faultsIn(form.faults, 'contact')}
      onChange={contact => form.change({ profile: mutable({ ...profile, contact }) })}
    />
  )
}

/** What the law misses or refuses in the company's profile; missing numbers can be added later. */
export function companyFaults({ profile }: CompanyFields): Faults {
  const party = profile as PartyProfile // the same shape, as it travels
  return { ...profileFaults(party, 'seller', true), ...optionalEmailFault(party.contact.email) }
}

/** The wire's arrays are mutable in their type; nobody mutates them. */
function mutable(profile: PartyProfile): CompanyFields['profile'] {
  return { ...profile, taxIds: [...profile.taxIds] }
}
