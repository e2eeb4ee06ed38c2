import type { Form } from '../../form/form.ts'
import { TextField } from '@bordereau/ui/field/text-field'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { CurrencyField } from '../party/country-field.tsx'
import css from './items.module.css'
import type { ItemValues } from './item-values.ts'

/** The prices of an item, one for each currency. */
export function Prices({ form }: { readonly form: Form<ItemValues> }) {
  const { t } = useLingui()
  const { prices } = form.values
  const set = (next: ItemValues['prices']) => form.set('prices', next)
  return (
    <Stack gap={3}>
      {prices.map((each, i) => (
        <PriceRow
          key={i}
          price={each}
          error={form.errors[`prices.${i}`]}
          onChange={patch => set(prices.with(i, { ...each, ...patch }))}
          onRemove={() => set(prices.toSpliced(i, 1))}
        />
      ))}
      <div>
        <Button
          look="quiet"
          icon="plus"
          onClick={() => set([...prices, { currency: unusedCurrency(prices), price: '' }])}
        >
          {t`Price in another currency`}
        </Button>
      </div>
    </Stack>
  )
}

type Price = ItemValues['prices'][number]

function PriceRow(props: {
  readonly price: Price
  readonly error: string | undefined
  readonly onChange: (patch: Partial<Price>) => void
  readonly onRemove: () => void
}) {
  const { t } = useLingui()
  const { price, onChange } = props
  return (
    <div className={css.price}>
      <CurrencyField
        label={t`Currency`}
        value={price.currency}
        onChange={currency => onChange({ currency })}
      />
      <TextField
        label={t`Price in ${price.currency}`}
        tabular
        inputMode="decimal"
        value={price.price}
        error={props.error}
        onChange={value => onChange({ price: value })}
      />
      <IconButton
        icon="x"
        label={t`Remove the price in ${price.currency}`}
        onClick={props.onRemove}
      />
    </div>
  )
}

function unusedCurrency(prices: ItemValues['prices']): string {
  const used = new Set(prices.map(({ currency }) => currency))
  return ['EUR', 'USD', 'GBP', 'PLN', 'INR', 'CHF'].find(code => !used.has(code)) ?? 'EUR'
}
