import type { Company } from '@bordereau/contract/company'
import { DateField } from '@bordereau/ui/field/date-field'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import type { Form } from '../../form/form.ts'
import { TaxPlaceFields } from './tax-place-fields.tsx'
import type { CompanyTaxValues } from './company-tax-values.ts'
import { TaxPartFields } from './tax-part-fields.tsx'

/** What a tax of the company is called, its parts, where and when it is charged. */
export function CompanyTaxFields(props: {
  readonly form: Form<CompanyTaxValues>
  readonly company: Company
}) {
  const { form, company } = props
  return (
    <Stack>
      <TextField
        {...form.field('name')}
        label={t`Name`}
        help={t`What you choose it by.`}
        autoComplete="off"
        required
      />
      <TaxPartFields form={form} />
      <TaxPlaceFields form={form} country={company.profile.address.country} />
      <Grid column={13}>
        <DateField {...form.field('from')} label={t`First day`} />
        <DateField {...form.field('until')} label={t`Last day`} />
      </Grid>
    </Stack>
  )
}
