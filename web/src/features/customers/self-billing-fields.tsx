import { countryRules } from '@bordereau/domain/country/rules'
import type { SelfBillingAgreement } from '@bordereau/domain/party/party'
import { DateField } from '@bordereau/ui/field/date-field'
import { TextField } from '@bordereau/ui/field/text-field'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Card, Grid, Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { type FieldErrors, type Form, errorsIn } from '../../form/form.ts'
import { todayIn } from '../../format/formats.ts'
import type { CustomerValues } from './customer-values.ts'
import { SupplierIban } from './supplier-iban.tsx'

/** That the customer is a supplier whose invoices the company writes: only where its law is known to allow it. */
export function SelfBillingFields({ form }: { readonly form: Form<CustomerValues> }) {
  const { t } = useLingui()
  const { profile } = form.values
  const { selfBilling } = profile
  const rules = countryRules(profile.address.country).selfBilling
  if (selfBilling === undefined && (rules === undefined || profile.kind === 'person')) return null
  const set = (agreement: SelfBillingAgreement | undefined) => {
    const { selfBilling: _, ...rest } = profile
    form.set('profile', agreement ? { ...rest, selfBilling: agreement } : rest)
  }
  return (
    <Card title={t`Self-billing`}>
      <Stack>
        <Checkbox
          label={t`I write the invoices of this supplier`}
          help={t`Both agreed to it before the first one, and the supplier accepts each: ${rules?.law ?? ''}`}
          checked={selfBilling !== undefined}
          onChange={agreed =>
            set(
              agreed ? { agreedOn: todayIn(''), chargesTax: hasVatNumber(form.values) } : undefined,
            )
          }
        />
        {selfBilling && (
          <>
            <Agreement agreement={selfBilling} onChange={set} />
            <AccountFields
              agreement={selfBilling}
              country={profile.address.country}
              errors={errorsIn(form.errors, 'profile.selfBilling.account')}
              onChange={set}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

function Agreement(props: {
  readonly agreement: SelfBillingAgreement
  readonly onChange: (agreement: SelfBillingAgreement) => void
}) {
  const { t } = useLingui()
  const { agreement, onChange } = props
  const { agreedOn, until, chargesTax } = agreement
  const withUntil = (day: string): SelfBillingAgreement => {
    const { until: _, ...rest } = agreement
    return day === '' ? rest : { ...rest, until: day }
  }
  return (
    <Stack>
      <Grid column={13}>
        <DateField
          label={t`Agreed on`}
          required
          value={agreedOn}
          onChange={day => day !== '' && onChange({ ...agreement, agreedOn: day })}
        />
        <DateField
          label={t`Until`}
          help={t`Empty: until it is ended.`}
          value={until ?? ''}
          onChange={day => onChange(withUntil(day))}
        />
      </Grid>
      <Checkbox
        label={t`The supplier charges VAT`}
        help={t`Not if it is a small business or not registered: VAT that is not owed would be owed.`}
        checked={chargesTax}
        onChange={charges => onChange({ ...agreement, chargesTax: charges })}
      />
    </Stack>
  )
}

/** Where the company pays to, printed on the document and written into its XML. */
function AccountFields(props: {
  readonly agreement: SelfBillingAgreement
  readonly country: string
  readonly errors: FieldErrors
  readonly onChange: (agreement: SelfBillingAgreement) => void
}) {
  const { t } = useLingui()
  const { agreement, country, errors, onChange } = props
  const account = agreement.account ?? { iban: '', bic: '' }
  const set = (changes: Partial<typeof account>) =>
    onChange({ ...agreement, account: { ...account, ...changes } })
  return (
    <Grid column={13}>
      <SupplierIban
        iban={account.iban}
        country={country}
        error={errors['iban']}
        onChange={iban => set({ iban })}
      />
      <TextField
        label={t`BIC (SWIFT)`}
        help={t`Needed for payments from abroad.`}
        value={account.bic}
        error={errors['bic']}
        onChange={bic => set({ bic })}
      />
    </Grid>
  )
}

function hasVatNumber({ profile: { taxIds } }: CustomerValues): boolean {
  return taxIds.some(({ kind, value }) => kind === 'vat' && value.trim() !== '')
}
