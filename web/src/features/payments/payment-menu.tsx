import { Button, IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { type ActedPayment, paymentActions } from './payment-actions.ts'
import { useReversal } from './use-reversal.ts'

const RefundDialog = lazy(async () => ({
  default: (await import('./refund-dialog.tsx')).RefundDialog,
}))

type Props = { readonly payment: ActedPayment }

/** The actions on a payment; nothing where there is none. */
export function PaymentMenu({ payment }: Props) {
  const { t } = useLingui()
  const { items, dialog } = useActions(payment)
  return (
    <>
      {items.length > 0 && (
        <Menu align="end" sections={[{ key: 'payment', items }]}>
          <IconButton
            size="sm"
            icon="dots"
            label={t`More for the payment of ${payment.customerName}`}
          />
        </Menu>
      )}
      {dialog}
    </>
  )
}

/** The same where there is room: a single action is a button. */
export function PaymentButton({ payment }: Props) {
  const { items, dialog } = useActions(payment)
  const [only, ...others] = items
  if (only === undefined || others.length > 0) return <PaymentMenu payment={payment} />
  return (
    <>
      <Button look="quiet" size="sm" onClick={only.onPress}>
        {only.label}
      </Button>
      {dialog}
    </>
  )
}

function useActions(payment: ActedPayment) {
  const { t } = useLingui()
  const { may } = useWorkspace()
  const reverse = useReversal()
  const [refunding, setRefunding] = useState(false)
  const all = {
    refund: {
      key: 'refund',
      icon: 'undo',
      label: payment.isOnline ? t`Refund …` : t`Paid back …`,
      onPress: () => setRefunding(true),
    },
    reverse: {
      key: 'reverse',
      icon: 'undo',
      tone: 'red',
      label: t`Reverse`,
      onPress: () => void reverse(payment.paymentId),
    },
  } satisfies Record<string, MenuItem>
  const dialog = refunding && (
    <Suspense fallback={null}>
      <RefundDialog payment={payment} onClose={() => setRefunding(false)} />
    </Suspense>
  )
  return { items: paymentActions(payment, may).map(key => all[key]), dialog }
}
