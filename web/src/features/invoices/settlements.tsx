import type { InvoiceView } from '@bordereau/contract/invoices'
import { Button } from '@bordereau/ui/button/button'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useReversal } from '../payments/use-reversal.ts'
import { useFormats } from '../../format/formats.ts'
import { methodLabel } from '../document/labels.ts'
import { deductionLabel } from '../document/deduction-label.ts'
import { UsableCredit } from './usable-credit.tsx'

/** Payments and credit notes of the document, and customer credit that can be applied to it. */
export function Settlements({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { currency } = invoice.totals
  const isEmpty = invoice.payments.length === 0 && invoice.creditNotes.length === 0
  return (
    <>
      <UsableCredit invoice={invoice} />
      {!isEmpty && (
        <Card title={t`Payments and credit notes`}>
          <Stack gap={3}>
            {invoice.payments.map(payment => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                currency={currency}
                number={invoice.number}
              />
            ))}
            {invoice.creditNotes.map(note => (
              <Row key={note.id} justify="between">
                <Link href={`/w/${workspaceId}/invoices/${note.id}`}>
                  {note.number ?? t`Draft credit note`}
                </Link>
                <Amount value={note.payable} currency={currency} />
              </Row>
            ))}
          </Stack>
        </Card>
      )}
    </>
  )
}

type Payment = InvoiceView['payments'][number]

function PaymentRow(props: { payment: Payment; currency: string; number: string | null }) {
  // A reference that equals the document's number is not shown.
  const { payment, currency, number } = props
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { date } = useFormats()
  const reverse = useReversal()
  const { paymentId } = payment
  // A deduction is reversed with the payment it belongs to; alone it is the payment.
  const canReverse = paymentId !== null && !payment.reversed && may('payments.reverse')
  return (
    <Row justify="between" align="start">
      <div>
        <Text>
          {payment.deduction === null
            ? methodLabel(payment.method)
            : deductionLabel(payment.deduction)}{' '}
          {payment.reference === number ? '' : payment.reference}
        </Text>
        <Text size={12} tone="muted">
          {date(payment.date)} {payment.reversed && t`· reversed`}
        </Text>
      </div>
      <Row>
        <Amount value={payment.amount} currency={currency} />
        {canReverse && paymentId !== null && (
          <Button look="quiet" size="sm" onClick={() => void reverse(paymentId)}>
            <Trans>Reverse</Trans>
          </Button>
        )}
      </Row>
    </Row>
  )
}
