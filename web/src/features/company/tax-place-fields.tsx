import { isEu } from '@bordereau/domain/country/countries'
import { countryRules } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/local-text'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { Switch } from '@bordereau/ui/field/toggle'
import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import type { Form } from '../../form/form.ts'
import type { CompanyTaxValues } from './company-tax-values.ts'

/** Where a tax is charged. In the EU rates are law for the whole state: there a tax of one’s own is only chosen by hand. */
export function TaxPlaceFields(props: {
  readonly form: Form<CompanyTaxValues>
  readonly country: string
}) {
  const { form, country } = props
  const { tag } = useLocale()
  const { subdivision } = countryRules(country).address
  if (isEu(country)) return null
  return (
    <Stack>
      <Grid column={13}>
        {subdivision && (
          <Select
            {...form.field('subdivision')}
            label={inLanguage(subdivision.name, tag)}
            options={[
              { value: '', label: t`Whole country` },
              ...subdivision.options.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        )}
        <TextField
          {...form.field('county')}
          label={t`County or city`}
          help={t`For you to tell it apart; the postcodes decide.`}
        />
        <TextField
          {...form.field('postCodes')}
          label={t`Postcodes`}
          help={t`Whole, or how they begin: 787, 78610. Empty: everywhere in the state.`}
        />
      </Grid>
      <Switch
        label={t`Propose it for customers there`}
        help={t`The closest place wins. Customers with an exemption certificate are not charged.`}
        checked={form.values.isProposed}
        onChange={isProposed => form.set('isProposed', isProposed)}
      />
    </Stack>
  )
}
