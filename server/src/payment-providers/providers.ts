import { bankTransfer } from './bank-transfer.ts'
import { mollie } from './mollie.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxPay } from './sandbox-pay.ts'
import { stripe } from './stripe.ts'

/** The payment providers of the product, in the order of the payment page. */
export const PAYMENT_PROVIDERS: readonly PaymentProvider[] = [
  bankTransfer,
  stripe,
  mollie,
  sandboxPay,
]
