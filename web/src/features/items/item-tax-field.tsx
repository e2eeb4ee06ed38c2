import type { Form } from '../../form/form.ts'
import type { OfferedTax } from '@bordereau/domain/country/country'
import { TextField } from '@bordereau/ui/field/text-field'
import { Select } from '@bordereau/ui/field/select'
import { Grid } from '@bordereau/ui/layout/layout'
import { inLanguage } from '@bordereau/domain/local-text'
import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import type { ItemValues } from './item-values.ts'
import { offeredFor } from '@bordereau/domain/tax/own-tax'
import { useOfferedTaxes } from './use-offered-taxes.ts'

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

/** The taxes that are offered, and the one that the item has. */
function useTaxOffers({ taxCategory, taxRate, taxKey }: ItemValues) {
  const offers = useOfferedTaxes()
  const rate = taxRate.replace(',', '.')
  return { offers, chosen: offeredFor({ key: taxKey, category: taxCategory, rate }, offers) }
}
