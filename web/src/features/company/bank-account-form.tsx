import {
  createBankAccount,
  listBankAccounts,
  updateBankAccount,
  type BankAccount,
} from '@bordereau/contract/company'
import { countryRules } from '@bordereau/domain/country/rules'
import { formatIban, hasIban, parseBic, parseIban } from '@bordereau/domain/party/iban'
import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { TextField } from '@bordereau/ui/field/text-field'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Icon } from '@bordereau/ui/icon/icon'
import { Grid, Row, Stack } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { Trans, t } from '#macros'
import type { ReactNode } from 'react'
import { type FieldErrors, type Form, useForm } from '../../form/form.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { CurrencyField } from '../party/country-field.tsx'
import { bankCodeLabel, usesBankCode } from '../party/bank-code.ts'
import { bankRefusalMessage, ibanErrorMessage } from './bank-texts.ts'

export type BankAccountValues = Omit<BankAccount, 'id'>

export type BankAccountFormProps = {
  readonly country: string
  /** undefined: a new account. */
  readonly account?: BankAccount | undefined
  readonly first: BankAccountValues
  readonly onDone: () => void
  readonly onCancel?: (() => void) | undefined
  /** At the start of the row of buttons. */
  readonly start?: ReactNode
  readonly doneLabel: string
  readonly cancelLabel?: string
}

/** One bank account, with its IBAN checked during input, or the account numbers of countries without IBAN. */
export function BankAccountForm(props: BankAccountFormProps) {
  const { account, first, country, onDone, onCancel } = props
  const { workspaceId } = useWorkspace()
  const options = { invalidates: [listBankAccounts] }
  const creation = useMutation(createBankAccount, options)
  const update = useMutation(updateBankAccount, options)
  const form = useForm<BankAccountValues>(account ?? first, bankAccountErrors)
  const { refused } = account ? update : creation
  const send = form.submit(async body => {
    const response = account
      ? await update.mutate({ query: { workspaceId, bankAccountId: account.id }, body })
      : await creation.mutate({ query: { workspaceId }, body })
    if (response.ok) onDone()
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {refused && <Notice tone="red" title={bankRefusalMessage(refused)} />}
        <BankAccountFields form={form} country={country} />
        <Row justify="between" wrap>
          {props.start ?? <span />}
          <Row>
            {onCancel && (
              <Button look="quiet" onClick={onCancel}>
                {props.cancelLabel ?? <Trans>Cancel</Trans>}
              </Button>
            )}
            <Button type="submit" look="primary" busy={creation.pending || update.pending}>
              {props.doneLabel}
            </Button>
          </Row>
        </Row>
      </Stack>
    </form>
  )
}

function BankAccountFields({ form, country }: { form: Form<BankAccountValues>; country: string }) {
  const { tag } = useLocale()
  const iban = hasIban(country) || form.values.iban !== ''
  const numbers = usesBankCode(country) || !iban
  return (
    <Stack>
      <TextField {...form.field('accountName')} label={t`Account holder`} autoComplete="off" />
      {iban && <IbanField form={form} />}
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
      <Checkbox
        label={t`Print this account on new invoices`}
        checked={form.values.isDefault}
        onChange={isDefault => form.set('isDefault', isDefault)}
      />
    </Stack>
  )
}

function IbanField({ form }: { form: Form<BankAccountValues> }) {
  const { iban } = form.values
  const read = iban.trim() === '' ? undefined : parseIban(iban)
  const { error, ...field } = form.field('iban')
  return (
    <TextField
      {...field}
      label={t`IBAN`}
      error={read?.ok === true ? undefined : error}
      spellCheck={false}
      autoComplete="off"
      placeholder="FR14 2004 1010 0505 0001 3M02 606"
      after={read?.ok === true ? <Icon name="check-circle" title={t`Checked`} /> : undefined}
      onBlur={() => {
        if (read?.ok === true) form.set('iban', formatIban(read.value))
        else if (read) form.setErrors({ ...form.errors, iban: ibanErrorMessage(read) })
      }}
    />
  )
}

function bankAccountErrors(values: BankAccountValues): FieldErrors {
  const read = values.iban.trim() === '' ? undefined : parseIban(values.iban)
  const nothing = values.iban.trim() === '' && values.accountNumber.trim() === ''
  const bicWrong = values.bic.trim() !== '' && parseBic(values.bic) === undefined
  return {
    ...(read?.ok === false ? { iban: ibanErrorMessage(read) } : {}),
    ...(nothing && values.upiId === ''
      ? { iban: t`Fill this in`, accountNumber: t`Fill this in` }
      : {}),
    ...(bicWrong ? { bic: t`A BIC has 8 or 11 characters, like BNPAFRPP.` } : {}),
  }
}
