import type { Route } from '../lib/route.ts'
import { applyCreditRoute } from './apply-credit.ts'
import { listPaymentsRoute } from './list-payments.ts'
import {
  connectPaymentAccountRoute,
  disconnectPaymentAccountRoute,
  listPaymentAccountsRoute,
} from './payment-accounts.ts'
import { receiveProviderEventsRoute } from './receive-provider-events.ts'
import { recordPayoutRoute } from './record-payout.ts'
import { recordPaymentRoute } from './record-payment.ts'
import { decideRefundRoute } from './decide-refund.ts'
import { previewRefundRoute, refundPaymentRoute } from './refund-payment.ts'
import { reversePaymentRoute } from './reverse-payment.ts'

export const paymentRoutes: Route[] = [
  listPaymentsRoute,
  recordPaymentRoute,
  recordPayoutRoute,
  reversePaymentRoute,
  applyCreditRoute,
  receiveProviderEventsRoute,
  refundPaymentRoute,
  previewRefundRoute,
  decideRefundRoute,
  listPaymentAccountsRoute,
  connectPaymentAccountRoute,
  disconnectPaymentAccountRoute,
]
