import { countryRules } from '@bordereau/domain/country/rules'
import type { SelfBillingAgreement } from '@bordereau/domain/party/party'
import { DateField } from '@bordereau/ui/field/date-field'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Card, Grid, Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import { todayIn } from '../../format/formats.ts'
import type { CustomerValues } from './customer-values.ts'

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
        {selfBilling && <Agreement agreement={selfBilling} onChange={set} />}
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
  const withUntil = (day: string): SelfBillingAgreement =>
    day === '' ? { agreedOn, chargesTax } : { agreedOn, chargesTax, until: day }
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

function hasVatNumber({ profile: { taxIds } }: CustomerValues): boolean {
  return taxIds.some(({ kind, value }) => kind === 'vat' && value.trim() !== '')
}
