import type { BankAccount } from '@bordereau/contract/company'
import { hasIban } from '@bordereau/domain/party/iban'
import { TextField } from '@bordereau/ui/field/text-field'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import type { Form } from '../../form/form.ts'
import { usesBankCode } from '../party/bank-code.ts'
import { AgreementFields } from './agreement-fields.tsx'
import { IbanField } from './iban-field.tsx'
import { BankFields } from './bank-fields.tsx'

export type BankAccountValues = Omit<BankAccount, 'id'>

/** The fields of a bank account, with IBAN or with the account numbers of countries without it. */
export function BankAccountFields({
  form,
  country,
}: {
  form: Form<BankAccountValues>
  country: string
}) {
  const iban = hasIban(country) || form.values.iban !== ''
  return (
    <Stack>
      <TextField {...form.field('accountName')} label={t`Account holder`} autoComplete="off" />
      {iban && <IbanField form={form} country={country} />}
      <BankFields form={form} country={country} numbers={usesBankCode(country) || !iban} />
      <AgreementFields form={form} country={country} />
      <Checkbox
        label={t`Print this account on new invoices`}
        checked={form.values.isDefault}
        onChange={isDefault => form.set('isDefault', isDefault)}
      />
    </Stack>
  )
}
