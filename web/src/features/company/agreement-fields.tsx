import type { ReferenceScheme } from '@bordereau/domain/country/reference-scheme'
import { referenceSchemes } from '@bordereau/domain/country/rules'
import type { ReferenceAgreement } from '@bordereau/domain/party/party'
import { Select } from '@bordereau/ui/field/select'
import { TextField } from '@bordereau/ui/field/text-field'
import { Grid } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import type { Form } from '../../form/form.ts'
import type { BankAccountValues } from './bank-account-fields.tsx'

/** The references that the bank takes by agreement, where banks of the account's country have such agreements. */
export function AgreementFields({
  form,
  country,
}: {
  readonly form: Form<BankAccountValues>
  readonly country: string
}) {
  const schemes = referenceSchemes(form.values.iban, country)
  if (schemes.length === 0) return null
  const { agreement } = form.values
  const scheme = schemes.find(({ key }) => key === agreement?.scheme)
  const choose = (key: string) =>
    form.set('agreement', key === '' ? undefined : { scheme: key, payee: agreement?.payee })
  return (
    <Grid column={13}>
      <Select
        label={t`Reference of transfers`}
        help={t`By agreement with your bank; without one it is the number of the document.`}
        value={scheme?.key ?? ''}
        placeholder={t`Number of the document`}
        options={schemes.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={choose}
      />
      {agreement && scheme && <SchemeFields form={form} agreement={agreement} scheme={scheme} />}
    </Grid>
  )
}

function SchemeFields({
  form,
  agreement,
  scheme,
}: {
  readonly form: Form<BankAccountValues>
  readonly agreement: ReferenceAgreement
  readonly scheme: ReferenceScheme
}) {
  const { from, to, agreed } = scheme.length
  const change = (changed: Partial<ReferenceAgreement>) =>
    form.set('agreement', { ...agreement, ...changed })
  return (
    <>
      {from < to && (
        <TextField
          label={t`Length of the reference`}
          help={agreed ? t`As agreed, with the check digit.` : t`Only if your bank has set one.`}
          value={agreement.length === undefined ? '' : String(agreement.length)}
          error={form.errors['agreement.length']}
          onChange={text => change({ length: lengthIn(text) })}
          inputMode="numeric"
        />
      )}
      {scheme.payee && (
        <TextField
          label={scheme.payee.name}
          value={agreement.payee ?? ''}
          error={form.errors['agreement.payee']}
          onChange={payee => change({ payee })}
          placeholder={scheme.payee.example}
          inputMode="numeric"
        />
      )}
    </>
  )
}

/** The number that was typed, of at most two digits: no length has more. */
function lengthIn(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').slice(0, 2)
  return digits === '' ? undefined : Number(digits)
}
