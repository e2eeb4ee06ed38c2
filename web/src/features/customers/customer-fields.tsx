import { PARTY_KINDS, type PartyKind } from '@bordereau/domain/party/party'
import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Segmented } from '@bordereau/ui/field/toggle'
import { Card, Grid, Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { type Form, errorsIn } from '../../form/form.ts'
import { AddressFields } from '../party/address-fields.tsx'
import { ContactFields } from '../party/contact-fields.tsx'
import { CurrencyField, LanguageField } from '../party/country-field.tsx'
import { TaxIdFields } from '../party/tax-id-fields.tsx'
import { type CustomerValues, withCountry } from './customer-values.ts'
import { ElectronicAddressFields } from './electronic-address-fields.tsx'

type Props = { readonly form: Form<CustomerValues> }

/** The fields of a customer; address and tax ids depend on the country. */
export function CustomerFields({ form }: Props) {
  const { t } = useLingui()
  const { values, errors } = form
  const { profile } = values
  const setProfile = (next: typeof profile) => form.replace(withCountry(values, next))
  return (
    <Stack gap={6}>
      <Card title={t`Who`}>
        <IdentityFields form={form} />
      </Card>
      <Card title={t`Address`}>
        <AddressFields
          value={profile.address}
          onChange={address => setProfile({ ...profile, address })}
          errors={errorsIn(errors, 'profile.address')}
          section="billing"
        />
      </Card>
      <Card title={t`Tax numbers`}>
        <TaxIdFields
          profile={profile}
          onChange={taxIds => form.set('profile', { ...profile, taxIds })}
          errors={errorsIn(errors, 'profile.taxIds')}
        />
      </Card>
      <Card title={t`How invoices are delivered`}>
        <DeliveryFields form={form} />
      </Card>
      <Card title={t`Defaults for new invoices`}>
        <DefaultFields form={form} />
      </Card>
      <TextArea
        label={t`Note`}
        help={t`Only for you; never on a document.`}
        maxLength={2000}
        {...form.field('note')}
      />
    </Stack>
  )
}

/** Kind and names; also used by the dialog that creates a customer. */
export function IdentityFields({ form }: Props) {
  const { t } = useLingui()
  const { values, errors } = form
  const { profile } = values
  const set = (patch: Partial<typeof profile>) => form.set('profile', { ...profile, ...patch })
  const labels: Readonly<Record<PartyKind, string>> = {
    business: t`Business`,
    government: t`Public authority`,
    person: t`Private person`,
  }
  return (
    <Stack>
      <Segmented
        label={t`Kind of customer`}
        labelHidden
        value={profile.kind}
        options={PARTY_KINDS.map(value => ({ value, label: labels[value] }))}
        onChange={kind => set({ kind })}
      />
      <TextField
        label={profile.kind === 'person' ? t`Name` : t`Legal name`}
        required
        autoComplete="off"
        maxLength={200}
        value={profile.legalName}
        error={errors['profile.legalName']}
        onChange={legalName => set({ legalName })}
      />
      {profile.kind !== 'person' && (
        <TextField
          label={t`Trading name`}
          help={t`When it is known by another name than the legal one.`}
          maxLength={200}
          value={profile.tradingName}
          onChange={tradingName => set({ tradingName })}
        />
      )}
    </Stack>
  )
}

function DeliveryFields({ form }: Props) {
  const { t } = useLingui()
  const { values, errors } = form
  const { profile } = values
  return (
    <Stack>
      <TextField
        label={t`Email addresses for invoices`}
        help={t`Separate several with commas.`}
        maxLength={1000}
        {...form.field('email')}
      />
      <ElectronicAddressFields
        profile={profile}
        error={errors['profile.electronicAddress.id']}
        onChange={electronicAddress => form.set('profile', { ...profile, electronicAddress })}
      />
      <ContactFields
        value={profile.contact}
        onChange={contact => form.set('profile', { ...profile, contact })}
        errors={errorsIn(errors, 'profile.contact')}
      />
    </Stack>
  )
}

function DefaultFields({ form }: Props) {
  const { t } = useLingui()
  return (
    <Grid column={13}>
      <CurrencyField label={t`Currency`} {...form.field('currency')} />
      <LanguageField
        label={t`Language of documents`}
        help={t`Used on the invoice, in the email and on the payment page.`}
        {...form.field('language')}
      />
      <LanguageField
        label={t`Second language on the document`}
        help={t`Optional: labels and legal notes appear in both.`}
        clearable
        {...form.field('secondLanguage')}
      />
      <TextField
        label={t`Days until due`}
        help={t`Empty: your own terms.`}
        inputMode="numeric"
        maxLength={3}
        {...form.field('dueDays')}
      />
      <TextField
        label={t`Their reference`}
        help={t`On each of their invoices: a cost centre, a Leitweg-ID.`}
        maxLength={100}
        {...form.field('buyerReference')}
      />
    </Grid>
  )
}
