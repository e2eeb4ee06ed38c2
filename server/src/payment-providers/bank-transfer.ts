import { transferReference } from '@bordereau/domain/country/rules'
import { qrFor } from '@bordereau/domain/payment/qr'
import type { TransferProvider } from './provider.ts'

/** A transfer to the account that the invoice names, with the QR code that banks of its currency read. */
export const bankTransfer: TransferProvider = {
  kind: 'transfer',
  name: 'bank-transfer',
  detailsFor: ({ account, open, number, ...transfer }) =>
    account === null
      ? undefined
      : {
          account,
          qr: qrFor({
            ...transfer,
            amount: open,
            account,
            reference: transferReference(account, number),
          }),
        },
}
