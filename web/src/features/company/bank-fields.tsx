import { countryRules } from '@bordereau/domain/country/rules'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import type { Form } from '../../form/form.ts'
import { bankCodeLabel } from '../party/bank-code.ts'
import { CurrencyField } from '../party/country-field.tsx'
import type { BankAccountValues } from './bank-account-fields.tsx'

type Props = { readonly form: Form<BankAccountValues>; readonly country: string }

/** The bank, and the account's numbers where it has no IBAN alone. */
export function BankFields(
  props: Props & {
    /** Whether the account has numbers beside or instead of an IBAN. */
    readonly numbers: boolean
  },
) {
  const { form, country, numbers } = props
  return (
    <Grid column={13}>
      {numbers && <AccountNumbers form={form} country={country} />}
      <TextField
        {...form.field('bic')}
        label={t`BIC (SWIFT)`}
        help={t`Needed for payments from abroad.`}
      />
      <TextField {...form.field('bankName')} label={t`Bank`} />
      <CurrencyField {...form.field('currency')} label={t`Currency of the account`} />
      {countryRules(country).bank.usesPix && (
        <TextField
          {...form.field('pixKey')}
          value={form.values.pixKey ?? ''}
          label={t`Pix key`}
          help={t`Customers can then pay by scanning a code.`}
        />
      )}
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

function AccountNumbers({ form, country }: Props) {
  const { tag } = useLocale()
  return (
    <>
      <TextField {...form.field('accountNumber')} label={t`Account number`} />
      <TextField {...form.field('bankCode')} label={bankCodeLabel(country, tag)} />
    </>
  )
}
