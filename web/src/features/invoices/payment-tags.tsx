import type { InvoiceView } from '@bordereau/contract/invoices'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Row } from '@bordereau/ui/layout/layout'
import { useLingui } from '#macros'
import { TestTag } from '../document/test-tag.tsx'

/** Whether a payment moved money, and whether it is disputed. */
export function PaymentTags({ payment }: { payment: InvoiceView['payments'][number] }) {
  const { t } = useLingui()
  return (
    <Row gap={2} wrap>
      <TestTag mode={payment.mode} />
      {payment.disputed && <StatusBadge tone="red">{t`Disputed`}</StatusBadge>}
    </Row>
  )
}
