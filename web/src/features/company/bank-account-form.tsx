import { createBankAccount, listBankAccounts, updateBankAccount } from '@bordereau/contract/company'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { formatIban, hasIban, parseBic, parseIban } from '@bordereau/domain/party/iban'
import { Button } from '@bordereau/ui/button/button'
import { Notice } from '@bordereau/ui/badge/badge'
import { TextField } from '@bordereau/ui/field/text-field'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Icon } from '@bordereau/ui/icon/icon'
import { Grid, Row, Stack } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Faults, type Form, useForm } from '../../form.ts'
import { useAct } from '../../query.ts'
import { useWorkspace } from '../../session.tsx'
import { CurrencyField } from '../party/country-field.tsx'
import { bankCodeLabel, usesBankCode, wordsOfBankRefusal, wordsOfIbanFault } from './bank-words.ts'

export type BankAccount = ResponseOf<typeof listBankAccounts>['accounts'][number]
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

/** One bank account, with its IBAN checked while it is typed, or the numbers of countries that have none. */
export function BankAccountForm(props: BankAccountFormProps) {
  const { account, first, country, onDone, onCancel } = props
  const { workspaceId } = useWorkspace()
  const options = { touches: [listBankAccounts] }
  const creation = useAct(createBankAccount, options)
  const update = useAct(updateBankAccount, options)
  const form = useForm<BankAccountValues>(account ?? first, bankFaults)
  const { refused } = account ? update : creation
  const send = form.submit(async body => {
    const answer = account
      ? await update.act({ query: { workspaceId, bankAccountId: account.id }, body })
      : await creation.act({ query: { workspaceId }, body })
    if (answer.ok) onDone()
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {refused && <Notice tone="red" title={wordsOfBankRefusal(refused)} />}
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
            <TextField {...form.field('bankCode')} label={bankCodeLabel(country)} tabular />
          </>
        )}
        <TextField
          {...form.field('bic')}
          label={t`BIC (SWIFT)`}
          help={t`Needed for payments from far away.`}
        />
        <TextField {...form.field('bankName')} label={t`Bank`} />
        <CurrencyField {...form.field('currency')} label={t`Currency of the account`} />
        {country === 'IN' && (
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
        else if (read) form.setFaults({ ...form.faults, iban: wordsOfIbanFault(read) })
      }}
    />
  )
}

function bankFaults(values: BankAccountValues): Faults {
  const read = values.iban.trim() === '' ? undefined : parseIban(values.iban)
  const nothing = values.iban.trim() === '' && values.accountNumber.trim() === ''
  const bicWrong = values.bic.trim() !== '' && parseBic(values.bic) === undefined
  return {
    ...(read?.ok === false ? { iban: wordsOfIbanFault(read) } : {}),
    ...(nothing && values.upiId === ''
      ? { iban: t`Fill this in`, accountNumber: t`Fill this in` }
      : {}),
    ...(bicWrong ? { bic: t`A BIC has 8 or 11 characters, like BNPAFRPP.` } : {}),
  }
}
