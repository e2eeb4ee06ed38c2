import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Select } from '@bordereau/ui/field/select'
import { Combobox } from '@bordereau/ui/field/combobox'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { Card, Grid, Stack } from '@bordereau/ui/layout/layout'
import { SUPPLIES } from '@bordereau/domain/country/country'
import { countryRules } from '@bordereau/domain/country/rules'
import { offeredFor } from '@bordereau/domain/tax/own-tax'
import { taxesOn } from '@bordereau/domain/tax/tax-of'
import { inLanguage } from '@bordereau/domain/local-text'
import { useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn, useFormats } from '../../format/formats.ts'
import { CurrencyField, LanguageField } from '../party/country-field.tsx'
import css from './items.module.css'
import type { ItemValues } from './item-values.ts'
import { supplyOptions } from '../../format/supplies.ts'
import { unitOptions } from '../../format/units.ts'

type Props = { readonly form: Form<ItemValues> }

/** The fields of a catalogue item. */
export function ItemFields({ form }: Props) {
  const { t } = useLingui()
  const { country } = useWorkspace()
  const { tag } = useFormats()
  const { itemCodes } = countryRules(country ?? '')
  return (
    <Stack gap={6}>
      <Card title={t`What it is`}>
        <Stack>
          <Grid column={13}>
            <TextField label={t`Name`} required maxLength={200} {...form.field('name')} />
            <TextField
              label={t`Code`}
              help={t`Your own number for it, if it has one.`}
              maxLength={60}
              {...form.field('code')}
            />
          </Grid>
          <TextArea label={t`Description`} maxLength={2000} {...form.field('description')} />
          <SupplyFields form={form} />
          {(itemCodes || form.values.classification !== '') && (
            <TextField
              label={itemCodes ? inLanguage(itemCodes.name, tag) : t`Classification code`}
              maxLength={20}
              {...form.field('classification')}
            />
          )}
        </Stack>
      </Card>
      <Card title={t`Prices`}>
        <Prices form={form} />
      </Card>
      <Card title={t`Tax at home`}>
        <TaxField form={form} />
      </Card>
      <Card title={t`In other languages`}>
        <Texts form={form} />
      </Card>
    </Stack>
  )
}

function SupplyFields({ form }: Props) {
  const { t } = useLingui()
  const { tag } = useFormats()
  const options = unitOptions(form.values.unit, tag).map(option => ({
    ...option,
    keywords: option.value,
  }))
  return (
    <Grid column={13}>
      <Combobox
        label={t`Unit`}
        required
        error={form.errors['unit']}
        options={options}
        chosen={options.find(({ value }) => value === form.values.unit)}
        onChoose={option => form.set('unit', option?.value ?? '')}
        onCreate={code => form.set('unit', code.toUpperCase().slice(0, 3))}
      />
      <Select
        label={t`Kind`}
        value={form.values.supply}
        options={supplyOptions()}
        onChange={value =>
          form.set('supply', SUPPLIES.find(supply => supply === value) ?? form.values.supply)
        }
      />
    </Grid>
  )
}

function Prices({ form }: Props) {
  const { t } = useLingui()
  const { prices } = form.values
  const set = (next: ItemValues['prices']) => form.set('prices', next)
  return (
    <Stack gap={3}>
      {prices.map((each, i) => (
        <div key={i} className={css.price}>
          <CurrencyField
            label={t`Currency`}
            value={each.currency}
            onChange={currency => set(prices.with(i, { ...each, currency }))}
          />
          <TextField
            label={t`Price in ${each.currency}`}
            tabular
            inputMode="decimal"
            value={each.price}
            error={form.errors[`prices.${i}`]}
            onChange={price => set(prices.with(i, { ...each, price }))}
          />
          <IconButton
            icon="x"
            label={t`Remove the price in ${each.currency}`}
            onClick={() => set(prices.toSpliced(i, 1))}
          />
        </div>
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

function unusedCurrency(prices: ItemValues['prices']): string {
  const used = new Set(prices.map(({ currency }) => currency))
  return ['EUR', 'USD', 'GBP', 'PLN', 'INR', 'CHF'].find(code => !used.has(code)) ?? 'EUR'
}

function TaxField({ form }: Props) {
  const { t } = useLingui()
  const { country } = useWorkspace()
  const { tag, percent } = useFormats()
  const { taxCategory, taxRate, taxKey } = form.values
  const offers = taxesOn(countryRules(country ?? '').taxes, todayIn(''))
  const chosen = offeredFor(
    { key: taxKey, category: taxCategory, rate: taxRate.replace(',', '.') },
    offers,
  )
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
          if (offer)
            form.replace({
              ...form.values,
              taxCategory: offer.category,
              taxRate: offer.rate ?? '',
              taxKey: offer.key,
            })
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

function Texts({ form }: Props) {
  const { t } = useLingui()
  const { language } = useFormats()
  const { texts } = form.values
  const set = (next: ItemValues['texts']) => form.set('texts', next)
  return (
    <Stack>
      {texts.map((text, i) => {
        const name = language(text.language)
        return (
          <div key={i} className={css.text}>
            <LanguageField
              label={t`Language`}
              value={text.language}
              onChange={code => set(texts.with(i, { ...text, language: code }))}
            />
            <TextField
              label={t`Name in ${name}`}
              maxLength={200}
              value={text.name}
              onChange={value => set(texts.with(i, { ...text, name: value }))}
            />
            <IconButton
              icon="x"
              label={t`Remove the text in ${name}`}
              onClick={() => set(texts.toSpliced(i, 1))}
            />
            <TextArea
              className={css.wide}
              label={t`Description in ${name}`}
              maxLength={2000}
              value={text.description}
              onChange={value => set(texts.with(i, { ...text, description: value }))}
            />
          </div>
        )
      })}
      <div>
        <Button
          look="quiet"
          icon="language"
          onClick={() => set([...texts, { language: 'en', name: '', description: '' }])}
        >
          {t`Add a language`}
        </Button>
      </div>
    </Stack>
  )
}
