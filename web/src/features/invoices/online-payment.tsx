import type { InvoiceView } from '@bordereau/contract/invoices'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { isAboveZero } from '../../format/formats.ts'
import { TestTag } from '../document/test-tag.tsx'

const RefundDialog = lazy(async () => ({
  default: (await import('../payments/refund-dialog.tsx')).RefundDialog,
}))

/** Whether a payment moved money and is disputed, and the button to refund it. */
export function OnlinePayment(props: {
  readonly payment: InvoiceView['payments'][number]
  readonly currency: string
  readonly invoiceId: string
  readonly number: string
}) {
  const { payment, currency, invoiceId, number } = props
  const { paymentId, refundable, amount: settled } = payment
  const { t } = useLingui()
  const { may } = useWorkspace()
  const [refunding, setRefunding] = useState(false)
  const canRefund =
    !payment.reversed &&
    may('payments.refund') &&
    isAboveZero(refundable) &&
    payment.deduction === null
  return (
    <Row gap={2} wrap>
      <TestTag mode={payment.mode} />
      {payment.disputed && <StatusBadge tone="red">{t`Disputed`}</StatusBadge>}
      {canRefund && (
        <Button look="quiet" size="sm" onClick={() => setRefunding(true)}>
          {payment.online ? <Trans>Refund …</Trans> : <Trans>Paid back …</Trans>}
        </Button>
      )}
      {refunding && paymentId !== null && (
        <Suspense fallback={null}>
          <RefundDialog
            payment={{
              paymentId,
              amount: refundable,
              currency,
              isOnline: payment.online,
              invoices: [{ id: invoiceId, number, settled }],
            }}
            onClose={() => setRefunding(false)}
          />
        </Suspense>
      )}
    </Row>
  )
}
