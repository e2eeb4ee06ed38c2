import { qrFor } from '@bordereau/domain/payment/qr'
import type { TransferProvider } from './provider.ts'

/** A transfer to the account that the invoice names, with the QR code that banks of its currency read. */
export const bankTransfer: TransferProvider = {
  kind: 'transfer',
  name: 'bank-transfer',
  detailsFor: ({ account, currency, open, payee, number, payeeNumbers }) =>
    account === null
      ? undefined
      : {
          account,
          qr: qrFor({ currency, amount: open, account, payee, reference: number, payeeNumbers }),
        },
}
