import { TextArea, TextField } from '@bordereau/ui/field/text-field'
import { Card, Grid, Stack } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import type { Form } from '../../form/form.ts'
import { CurrencyField, LanguageField } from '../party/country-field.tsx'
import type { CustomerValues } from './customer-values.ts'
import { BillingAddress, CheckedTaxNumbers } from './legal-fields.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { SelfBillingFields } from './self-billing-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { useCustomerPaste } from './use-customer-paste.ts'

type Props = { readonly form: Form<CustomerValues> }

/** The fields of a customer; address and tax ids depend on the country. */
export function CustomerFields({ form, isNew }: Props & { readonly isNew: boolean }) {
  const { t } = useLingui()
  const paste = useCustomerPaste(form)
  return (
    <Stack gap={6}>
      <Card title={t`Who`}>
        <IdentityFields form={form} paste={paste} />
      </Card>
      <Card title={t`Address`}>
        <BillingAddress form={form} paste={paste} />
      </Card>
      <Card title={t`Tax numbers`}>
        <CheckedTaxNumbers form={form} isNew={isNew} />
      </Card>
      <Card title={t`How invoices are delivered`}>
        <DeliveryFields form={form} />
      </Card>
      <Card title={t`Defaults for new invoices`}>
        <DefaultFields form={form} />
      </Card>
      <SelfBillingFields form={form} />
      <TextArea
        label={t`Note`}
        help={t`Only for you; never on a document.`}
        maxLength={2000}
        {...form.field('note')}
      />
    </Stack>
  )
}

function DefaultFields({ form }: Props) {
  const { t } = useLingui()
  return (
    <Grid column={13}>
      <CurrencyField label={t`Currency`} {...form.field('currency')} />
      <DocumentLanguages form={form} />
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

function DocumentLanguages({ form }: Props) {
  const { t } = useLingui()
  return (
    <>
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
    </>
  )
}
