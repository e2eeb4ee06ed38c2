import type { BankAccount } from '@bordereau/contract/company'
import { countryRules } from '@bordereau/domain/country/rules'
import { hasIban } from '@bordereau/domain/party/iban'
import { TextField } from '@bordereau/ui/field/text-field'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Grid, Stack } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import type { Form } from '../../form/form.ts'
import { bankCodeLabel, usesBankCode } from '../party/bank-code.ts'
import { CurrencyField } from '../party/country-field.tsx'
import { IbanField } from './iban-field.tsx'

export type BankAccountValues = Omit<BankAccount, 'id'>

/** The fields of a bank account, with IBAN or with the account numbers of countries without it. */
export function BankAccountFields({
  form,
  country,
}: {
  form: Form<BankAccountValues>
  country: string
}) {
  return (
    <Stack>
      <TextField {...form.field('accountName')} label={t`Account holder`} autoComplete="off" />
      {showsIban(country, form) && <IbanField form={form} />}
      <BankFields form={form} country={country} />
      <Checkbox
        label={t`Print this account on new invoices`}
        checked={form.values.isDefault}
        onChange={isDefault => form.set('isDefault', isDefault)}
      />
    </Stack>
  )
}

function showsIban(country: string, { values }: Form<BankAccountValues>): boolean {
  return hasIban(country) || values.iban !== ''
}

function BankFields({ form, country }: { form: Form<BankAccountValues>; country: string }) {
  const { tag } = useLocale()
  const numbers = usesBankCode(country) || !showsIban(country, form)
  return (
    <Grid column={13}>
      {numbers && (
        <>
          <TextField {...form.field('accountNumber')} label={t`Account number`} tabular />
          <TextField {...form.field('bankCode')} label={bankCodeLabel(country, tag)} tabular />
        </>
      )}
      <TextField
        {...form.field('bic')}
        label={t`BIC (SWIFT)`}
        help={t`Needed for payments from abroad.`}
      />
      <TextField {...form.field('bankName')} label={t`Bank`} />
      <CurrencyField {...form.field('currency')} label={t`Currency of the account`} />
      {countryRules(country).bank.usesUpi && (
        <TextField
          {...form.field('upiId')}
          label={t`UPI address`}
          help={t`Customers can then pay by scanning a code.`}
          placeholder="name@bank"
        />
      )}
    </Grid>
  )
}
