import type { Payment } from '@bordereau/contract/payments'
import { IconButton } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { useLingui } from '#macros'
import { useReversal } from './use-reversal.ts'

/** The actions on a payment; nothing once it is reversed. */
export function PaymentMenu({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const reverse = useReversal()
  if (payment.reversedAt !== null) return null
  return (
    <Menu
      align="end"
      sections={[
        {
          key: 'payment',
          items: [
            {
              key: 'reverse',
              icon: 'undo',
              tone: 'red',
              label: t`Reverse`,
              onPress: () => void reverse(payment.id),
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
