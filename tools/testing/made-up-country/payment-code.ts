import type { PaymentCode } from '@bordereau/domain/country/payment-code'
import { toText } from '@bordereau/domain/money/currency'

export const PAYMENT_CODE: PaymentCode = {
  kind: 'zed',
  currencies: ['XTS'],
  payload: ({ amount, account, reference }) =>
    `ZED|${account.accountNumber}|${toText(amount, 'XTS')}|${reference}`,
  description: () => ({ en: 'The document carries the code of the Zed banks.' }),
}
