import { formatIban } from '@bordereau/domain/party/iban'
import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Select } from '@bordereau/ui/field/select'
import { Icon } from '@bordereau/ui/icon/icon'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Account, useDesk } from './desk.ts'
import { useDraft, useSet } from './store.ts'

/** The account of the draft: the one it names, else the one for its currency, else the default. */
export function accountOf(
  accounts: readonly Account[],
  bankAccountId: string | null,
  currency: string,
): Account | undefined {
  return (
    accounts.find(({ id }) => id === bankAccountId) ??
    accounts.find(account => account.currency === currency) ??
    accounts.find(({ isDefault }) => isDefault) ??
    accounts[0]
  )
}

/** Where the money should go, and the code the payer will scan. */
export function PaymentPanel() {
  const { t } = useLingui()
  const { accounts, workspaceId } = useDesk()
  const set = useSet()
  const bankAccountId = useDraft('bankAccountId')
  const currency = useDraft('currency')
  const account = accountOf(accounts, bankAccountId, currency)
  const settings = `/w/${workspaceId}/settings/bank`
  if (account === undefined) {
    return (
      <Notice
        tone="amber"
        title={t`No bank account yet`}
        action={
          <ButtonLink size="sm" href={settings}>
            <Trans>Add one</Trans>
          </ButtonLink>
        }
      >
        <Trans>Without it the document cannot say where to pay.</Trans>
      </Notice>
    )
  }
  return (
    <Stack gap={5}>
      <div data-path="bankAccountId">
        <Select
          label={t`Bank account`}
          value={bankAccountId ?? ''}
          options={[
            { value: '', label: t`By currency: ${nameOf(account)}` },
            ...accounts.map(each => ({ value: each.id, label: nameOf(each) })),
          ]}
          onChange={id => set({ bankAccountId: id === '' ? null : id })}
        />
      </div>
      <Row align="start">
        <Icon name="qr" size="xl" />
        <Text tone="muted">{codeFor(account, currency, t)}</Text>
      </Row>
      {account.currency !== '' && account.currency !== currency && (
        <Notice tone="amber">
          <Trans>
            This account is for {account.currency}, the document is in {currency}.
          </Trans>
        </Notice>
      )}
    </Stack>
  )
}

function nameOf(account: Account): string {
  const number = account.iban === '' ? account.accountNumber : formatIban(account.iban)
  return [account.bankName || account.accountName, number, account.currency]
    .filter(part => part !== '')
    .join(' · ')
}

type Say = ReturnType<typeof useLingui>['t']

/** Which code to scan the paper and the pay page will carry. */
function codeFor(account: Account, currency: string, t: Say): string {
  if (currency === 'EUR' && account.iban !== '') {
    return t`The document carries a code that European banking apps read: account, amount and reference.`
  }
  if (currency === 'INR' && account.upiId !== '')
    return t`The document carries a UPI code for ${account.upiId}.`
  if (currency === 'PLN' && account.iban.startsWith('PL')) {
    return t`The document carries the code of the Polish banks.`
  }
  return t`There is no common code to scan for ${currency}; the document names the account in words.`
}
