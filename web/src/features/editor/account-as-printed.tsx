import { formatBankCode } from '@bordereau/domain/country/bank-code'
import type { BankAccount } from '@bordereau/contract/company'
import { payeeNumber } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/local-text'
import { formatIban } from '@bordereau/domain/party/iban'
import type { QrRequest } from '@bordereau/domain/country/payment-code'
import { qrFor } from '@bordereau/domain/payment/qr'
import { Icon } from '@bordereau/ui/icon/icon'
import { Facts, Row, Text } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { Trans, t } from '#macros'
import { bankCodeLabel } from '../party/bank-code.ts'
import { useEditorContext } from './editor-context.ts'
import { useDraft } from './store.ts'

/** The account as it is printed for the payer, and the kind of QR code. */
export function AccountAsPrinted({ account }: { account: BankAccount }) {
  const { company, today } = useEditorContext()
  const { tag } = useLocale()
  const currency = useDraft('currency')
  const { legalName, address } = company.profile
  const payee = payeeNumber(account)
  const holder = account.accountName || legalName
  const facts = [
    { name: t`Account holder`, value: holder },
    { name: t`Bank`, value: account.bankName },
    { name: t`IBAN`, value: formatIban(account.iban) },
    { name: t`Account number`, value: account.iban === '' ? account.accountNumber : '' },
    {
      name: bankCodeLabel(address.country, tag),
      value: formatBankCode(account.bankCode, address.country),
    },
    { name: t`BIC (SWIFT)`, value: account.bic },
    { name: t`UPI address`, value: account.upiId },
    { name: t`Pix key`, value: account.pixKey ?? '' },
    { name: payee?.name ?? '', value: payee?.number ?? '' },
  ]
  return (
    <>
      <Facts facts={facts.filter(({ value }) => value !== '')} />
      <Row align="start">
        <Icon name="qr" size="xl" />
        <Text tone="muted">
          {qrCodeText(
            account,
            currency,
            { payee: holder, payeeAddress: address, issueDate: today },
            tag,
          )}
        </Text>
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
  { payee, payeeAddress, issueDate }: Pick<QrRequest, 'payee' | 'payeeAddress' | 'issueDate'>,
  language: string,
): string {
  const amount = 100n
  const qr = qrFor({ currency, amount, account, payee, payeeAddress, issueDate, reference: '' })
  if (!qr)
    return t`There is no common code to scan for ${currency}; the document names the account in words.`
  return qr.code
    ? inLanguage(qr.code.description(account), language)
    : t`The document carries a code that European banking apps read: account, amount and reference.`
}
