import { chooseAccount } from '@bordereau/domain/party/choose-account'
import type { BankAccount } from '@bordereau/contract/company'
import { inLanguage } from '@bordereau/domain/local-text'
import { formatIban } from '@bordereau/domain/party/iban'
import { qrFor } from '@bordereau/domain/payment/qr'
import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Select } from '@bordereau/ui/field/select'
import { Icon } from '@bordereau/ui/icon/icon'
import { Facts, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { Trans, t, useLingui } from '#macros'
import { bankCodeLabel } from '../party/bank-code.ts'
import { useEditorContext } from './editor-context.ts'
import { useDraft, useSet } from './store.ts'

/** The bank account of the payment, and the QR code that the document will have. */
export function PaymentPanel() {
  const { t } = useLingui()
  const { accounts, workspaceId } = useEditorContext()
  const set = useSet()
  const bankAccountId = useDraft('bankAccountId')
  const currency = useDraft('currency')
  const kind = useDraft('kind')
  const account = chooseAccount(accounts, { id: bankAccountId, currency })
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
      {kind === 'credit_note' ? (
        <Text tone="muted">{t`A credit note names no account: nothing is to be paid.`}</Text>
      ) : (
        <AccountAsPrinted account={account} />
      )}
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

function nameOf(account: BankAccount): string {
  const number = account.iban === '' ? account.accountNumber : formatIban(account.iban)
  return [account.bankName || account.accountName, number, account.currency]
    .filter(part => part !== '')
    .join(' · ')
}

/** The account as it is printed for the payer, and the kind of QR code. */
function AccountAsPrinted({ account }: { account: BankAccount }) {
  const { company } = useEditorContext()
  const { tag } = useLocale()
  const currency = useDraft('currency')
  const { legalName, address } = company.profile
  const holder = account.accountName || legalName
  const facts = [
    { name: t`Account holder`, value: holder },
    { name: t`Bank`, value: account.bankName },
    { name: t`IBAN`, value: formatIban(account.iban) },
    { name: t`Account number`, value: account.iban === '' ? account.accountNumber : '' },
    { name: bankCodeLabel(address.country, tag), value: account.bankCode },
    { name: t`BIC (SWIFT)`, value: account.bic },
    { name: t`UPI address`, value: account.upiId },
  ]
  return (
    <>
      <Facts facts={facts.filter(({ value }) => value !== '')} />
      <Row align="start">
        <Icon name="qr" size="xl" />
        <Text tone="muted">{qrCodeText(account, currency, holder, tag)}</Text>
      </Row>
      <Text tone="muted">
        <Trans>The email links to a page that shows the same, with buttons to copy it.</Trans>
      </Text>
    </>
  )
}

/** Describes the QR code of document and pay page; it does not depend on the amount. */
function qrCodeText(
  account: BankAccount,
  currency: string,
  payee: string,
  language: string,
): string {
  const qr = qrFor({ currency, amount: 1n, account, payee, reference: '' })
  if (!qr)
    return t`There is no common code to scan for ${currency}; the document names the account in words.`
  return qr.code
    ? inLanguage(qr.code.description(account), language)
    : t`The document carries a code that European banking apps read: account, amount and reference.`
}
