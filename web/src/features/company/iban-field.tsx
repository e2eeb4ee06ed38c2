import { formatIban, ibanShape, parseIban } from '@bordereau/domain/party/iban'
import { TextField } from '@bordereau/ui/field/text-field'
import { Icon } from '@bordereau/ui/icon/icon'
import { t } from '#macros'
import type { Form } from '../../form/form.ts'
import { ibanErrorMessage } from '../party/iban-error.ts'
import type { BankAccountValues } from './bank-account-fields.tsx'

/** The IBAN, checked while it is typed. */
export function IbanField({ form, country }: { form: Form<BankAccountValues>; country: string }) {
  const { iban } = form.values
  const read = iban.trim() === '' ? undefined : parseIban(iban, country)
  const { error, ...field } = form.field('iban')
  return (
    <TextField
      {...field}
      label={t`IBAN`}
      error={read?.ok === true ? undefined : error}
      spellCheck={false}
      autoComplete="off"
      placeholder={ibanShape(country)}
      after={read?.ok === true ? <Icon name="check-circle" title={t`Checked`} /> : undefined}
      onBlur={() => {
        if (read?.ok === true) form.set('iban', formatIban(read.value))
        else if (read) form.setErrors({ ...form.errors, iban: ibanErrorMessage(read) })
      }}
    />
  )
}
