import type { Payment } from '@bordereau/contract/payments'
import { IconButton } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { isAboveZero } from '../../format/formats.ts'
import { useWorkspace } from '../../data/session.tsx'
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
  const { id, refundable, currency } = payment
  const canRefund = may('payments.refund') && isAboveZero(refundable)
  if (payment.reversedAt !== null || (!canRefund && isAboveZero(payment.refunded))) return null
  const refund = {
    key: 'refund',
    icon: 'undo',
    label: t`Refund …`,
    onPress: () => setRefunding(true),
  } as const
  if (refunding)
    return (
      <Suspense fallback={null}>
        <RefundDialog
          payment={{ paymentId: id, amount: refundable, currency }}
          onClose={() => setRefunding(false)}
        />
      </Suspense>
    )
  return (
    <Menu
      align="end"
      sections={[
        {
          key: 'payment',
          items: [
            canRefund
              ? refund
              : {
                  key: 'reverse',
                  icon: 'undo',
                  tone: 'red',
                  label: t`Reverse`,
                  onPress: () => void reverse(id),
                },
          ],
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
