import type { Payment } from '@bordereau/contract/payments'
import { IconButton } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { isAboveZero } from '../../format/formats.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { Refundable } from './use-refund.ts'
import { useReversal } from './use-reversal.ts'

const RefundDialog = lazy(async () => ({
  default: (await import('./refund-dialog.tsx')).RefundDialog,
}))

/** The actions on a payment; nothing once it is reversed. */
export function PaymentMenu({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const reverse = useReversal()
  const [refunding, setRefunding] = useState(false)
  const { refundable } = payment
  const canRefund = may('payments.refund') && isAboveZero(refundable)
  if (payment.reversedAt !== null || (!canRefund && isAboveZero(payment.refunded))) return null
  const refund = {
    key: 'refund',
    icon: 'undo',
    label: payment.provider === '' ? t`Paid back …` : t`Refund …`,
    onPress: () => setRefunding(true),
  } as const
  const canReverse = !isAboveZero(payment.refunded) && (payment.provider === '' || !canRefund)
  const reversal = {
    key: 'reverse',
    icon: 'undo',
    tone: 'red',
    label: t`Reverse`,
    onPress: () => void reverse(payment.id),
  } as const
  if (refunding)
    return (
      <Suspense fallback={null}>
        <RefundDialog payment={refundableOf(payment)} onClose={() => setRefunding(false)} />
      </Suspense>
    )
  return (
    <Menu
      align="end"
      sections={[
        {
          key: 'payment',
          items: [...(canRefund ? [refund] : []), ...(canReverse ? [reversal] : [])],
        },
      ]}
    >
      <IconButton
        size="sm"
        icon="dots"
        label={t`More for the payment of ${payment.customerName}`}
      />
    </Menu>
  )
}

/** Of an invoice in another currency only the whole is known in that of the payment. */
function refundableOf(payment: Payment): Refundable {
  const { id: paymentId, refundable: amount, currency, provider, allocations } = payment
  return {
    paymentId,
    amount,
    currency,
    isOnline: provider !== '',
    invoices: allocations
      .filter(one => isAboveZero(one.amount))
      .map(one => ({
        id: one.invoiceId,
        number: one.number,
        settled: one.currency === currency ? one.amount : amount,
      })),
  }
}
