import { getCompany } from '@bordereau/contract/company'
import { offeredCompanyTaxes } from '@bordereau/domain/tax/company-tax'
import type { Form } from '../../form/form.ts'
import type { OfferedTax } from '@bordereau/domain/country/country'
import { TextField } from '@bordereau/ui/field/text-field'
import { Select } from '@bordereau/ui/field/select'
import { Grid } from '@bordereau/ui/layout/layout'
import { countryRules } from '@bordereau/domain/country/rules'
import { taxesOn } from '@bordereau/domain/tax/tax-of'
import { inLanguage } from '@bordereau/domain/local-text'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn, useFormats } from '../../format/formats.ts'
import type { ItemValues } from './item-values.ts'
import { offeredFor } from '@bordereau/domain/tax/own-tax'

/** The tax of an item in the company’s own country. */
export function TaxField({ form }: { readonly form: Form<ItemValues> }) {
  const { t } = useLingui()
  const { tag, percent } = useFormats()
  const { taxCategory, taxRate } = form.values
  const { offers, chosen } = useTaxOffers(form.values)
  return (
    <Grid column={13}>
      <Select
        label={t`Tax`}
        help={t`Across a border the invoice proposes the tax of that border instead.`}
        value={chosen?.key ?? ''}
        placeholder={chosen === undefined ? `${taxCategory} ${taxRate}` : undefined}
        options={offers.map(offer => ({
          value: offer.key,
          label: [inLanguage(offer.name, tag), offer.rate === null ? '' : percent(offer.rate)]
            .filter(text => text !== '')
            .join(' · '),
        }))}
        onChange={key => {
          const offer = offers.find(each => each.key === key)
          if (offer) form.replace({ ...form.values, ...taxOf(offer) })
        }}
      />
      {chosen?.rate === null && (
        <TextField
          label={t`Rate in percent`}
          tabular
          inputMode="decimal"
          after="%"
          {...form.field('taxRate')}
        />
      )}
    </Grid>
  )
}

function taxOf({ key, category, rate }: OfferedTax) {
  return { taxKey: key, taxCategory: category, taxRate: rate ?? '' }
}

/** The taxes of the company's country today, and the one that the item has. */
function useTaxOffers({ taxCategory, taxRate, taxKey }: ItemValues) {
  const { country, workspaceId } = useWorkspace()
  const own = useQuery(getCompany, { workspaceId }).data?.taxes ?? []
  const all = [...countryRules(country ?? '').taxes, ...offeredCompanyTaxes(own)]
  const offers = taxesOn(all, todayIn(''))
  const rate = taxRate.replace(',', '.')
  return { offers, chosen: offeredFor({ key: taxKey, category: taxCategory, rate }, offers) }
}
