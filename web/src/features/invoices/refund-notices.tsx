import type { InvoiceView } from '@bordereau/contract/invoices'
import { decideRefund } from '@bordereau/contract/payment-accounts'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { RefusalNotice } from '../../layout/refusal-notice.tsx'
import { PAYMENT_QUERIES } from '../document/payment-queries.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'

/** Refunds that failed after their credit note was issued: why it is not paid back, and what to do. */
export function FailedRefunds({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const formats = useFormats()
  return invoice.failedRefunds.map(refund => {
    const amount = formats.money(refund.amount, refund.currency)
    return (
      <Notice
        key={refund.refundId}
        tone="red"
        icon="alert"
        title={t`${amount} could not be refunded, although the credit note was issued`}
      >
        <Text>
          <Trans>
            The payment provider or the customer’s bank refused the refund; see the reason in your
            account there. The credit note stands, and is the customer’s credit. Refund it again,
            pay it back another way, or use it for another invoice.
          </Trans>
        </Text>
      </Notice>
    )
  })
}

/** Refunds that were made at the payment provider: whether the customer still owes the money is asked here. */
export function UndecidedRefunds({ invoice }: { invoice: InvoiceView }) {
  const { may } = useWorkspace()
  if (!may('payments.refund')) return null
  return invoice.undecidedRefunds.map(refund => (
    <UndecidedRefund key={refund.refundId} invoice={invoice} refund={refund} />
  ))
}

function UndecidedRefund(props: {
  readonly invoice: InvoiceView
  readonly refund: InvoiceView['undecidedRefunds'][number]
}) {
  const { invoice, refund } = props
  const { paymentId, refundId } = refund
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const formats = useFormats()
  const { mutate, pending, refused } = useMutation(decideRefund, { invalidates: PAYMENT_QUERIES })
  const amount = formats.money(refund.amount, invoice.totals.currency)
  const decide = (owed: 'no' | 'yes') =>
    void mutate({
      query: { workspaceId, paymentId, refundId },
      body: { invoiceId: invoice.id, owed, reason: '' },
    })
  return (
    <Notice
      tone="amber"
      icon="undo"
      title={t`${amount} was refunded at the payment provider: does the customer still owe it?`}
    >
      <Stack gap={3}>
        <Text>
          <Trans>
            Until you say so, the customer is not reminded and not asked to pay it online.
          </Trans>
        </Text>
        <RefusalNotice refused={refused} messageOf={documentRefusalText} />
        <Row wrap>
          {may('invoices.credit') && may('invoices.issue') && (
            <Button size="sm" look="primary" busy={pending} onClick={() => decide('no')}>
              <Trans>No: issue a credit note</Trans>
            </Button>
          )}
          <Button size="sm" disabled={pending} onClick={() => decide('yes')}>
            <Trans>They will pay it another way</Trans>
          </Button>
        </Row>
      </Stack>
    </Notice>
  )
}
