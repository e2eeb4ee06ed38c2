import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Combobox } from '@bordereau/ui/field/combobox'
import { Switch } from '@bordereau/ui/field/toggle'
import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { CurrencyField, LanguageField } from '../party/country-field.tsx'
import type { CompanyForm } from './use-company-form.ts'

/** The company's own currency and language. */
export function CurrencyAndLanguage({ form }: { form: CompanyForm }) {
  return (
    <Grid column={15}>
      <CurrencyField
        label={t`Currency`}
        help={t`Reports add up in it; each customer can have another.`}
        value={form.values.currency}
        error={form.errors['currency']}
        onChange={currency => form.change({ currency })}
      />
      <LanguageField
        label={t`Language of documents`}
        help={t`Each customer can have another.`}
        value={form.values.language}
        error={form.errors['language']}
        onChange={language => form.change({ language })}
      />
    </Grid>
  )
}

/** The defaults of new invoices. */
export function InvoiceDefaults({ form }: { form: CompanyForm }) {
  const { values } = form
  const zones = Intl.supportedValuesOf('timeZone').map(zone => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))
  return (
    <Stack>
      <Grid column={15}>
        <TextField
          label={t`Days until payment is due`}
          inputMode="numeric"
          tabular
          value={String(values.dueDays)}
          error={form.errors['dueDays']}
          onChange={text => form.change({ dueDays: daysOf(text, values.dueDays) })}
        />
        <TextField
          label={t`Days until a quote expires`}
          help={t`Each quote can say otherwise.`}
          inputMode="numeric"
          tabular
          value={String(values.quoteValidDays)}
          error={form.errors['quoteValidDays']}
          onChange={text => form.change({ quoteValidDays: daysOf(text, values.quoteValidDays) })}
        />
        <Combobox
          label={t`Time zone`}
          help={t`Decides which day it is when an invoice is issued.`}
          options={zones}
          chosen={zones.find(zone => zone.value === values.timeZone)}
          onChoose={zone => {
            if (zone) form.change({ timeZone: zone.value })
          }}
        />
      </Grid>
      <Switch
        label={t`Prices include tax`}
        help={t`For shops: the price typed is what the customer pays.`}
        checked={values.pricesIncludeTax}
        onChange={pricesIncludeTax => form.change({ pricesIncludeTax })}
      />
      <TextArea
        label={t`Payment terms`}
        help={t`Printed on every invoice, next to the legal notes.`}
        value={values.paymentTerms}
        onChange={paymentTerms => form.change({ paymentTerms })}
      />
      <TextArea
        label={t`Footer`}
        help={t`Printed on every page. An empty line begins another column.`}
        value={values.footer}
        onChange={footer => form.change({ footer })}
      />
    </Stack>
  )
}

/** Whole days from 0 to 365; anything that is not a number changes nothing. */
function daysOf(text: string, former: number): number {
  if (text.trim() === '') return 0
  return /^\d{1,3}$/.test(text.trim()) ? Math.min(Number(text), 365) : former
}
