import type { InvoiceView } from '@bordereau/contract/invoices'
import { DOCUMENT_TYPE_RULES } from '@bordereau/domain/document-kind'
import { Button } from '@bordereau/ui/button/button'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useReversal } from '../payments/use-reversal.ts'
import { useFormats } from '../../format/formats.ts'
import { documentName } from '../document/document-name.ts'
import { shownAmount } from '../document/shown-amount.ts'
import { deductionLabel, methodLabel } from '../document/labels.ts'
import { OnlinePayment } from './online-payment.tsx'
import { shownPayments } from './shown-payments.ts'
import { UsableCredit } from './usable-credit.tsx'

/** Payments and corrections of the document, and customer credit that can be applied to it. */
export function Settlements({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const workspace = useWorkspace()
  const { workspaceId } = workspace
  const { currency } = invoice.totals
  const isEmpty = invoice.payments.length === 0 && invoice.creditNotes.length === 0
  const amountOf = ({ type, payable }: InvoiceView['creditNotes'][number]) =>
    shownAmount(payable, DOCUMENT_TYPE_RULES[type].kind, workspace)
  return (
    <>
      <UsableCredit invoice={invoice} />
      {!isEmpty && (
        <Card title={t`Payments and corrections`}>
          <Stack gap={3}>
            {shownPayments(invoice.payments).map(payment => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                currency={currency}
                invoiceId={invoice.id}
                number={invoice.number}
                correction={invoice.creditNotes.find(({ id }) => id === payment.creditNoteId)}
              />
            ))}
            {invoice.creditNotes.map(note => (
              <Row key={note.id} justify="between">
                <span>
                  {documentName({ type: note.type })}{' '}
                  <Link href={`/w/${workspaceId}/invoices/${note.id}`}>
                    {note.number ?? t`Draft`}
                  </Link>
                </span>
                <Amount value={amountOf(note)} currency={currency} />
              </Row>
            ))}
          </Stack>
        </Card>
      )}
    </>
  )
}

type Payment = InvoiceView['payments'][number]

type PaymentRowProps = {
  readonly payment: Payment
  readonly currency: string
  readonly invoiceId: string
  readonly number: string | null
  /** The document by which it was settled, if not by money. */
  readonly correction: InvoiceView['creditNotes'][number] | undefined
}

function PaymentRow(props: PaymentRowProps) {
  // A reference that equals the document's number is not shown.
  const { payment, currency, invoiceId, number } = props
  const { t } = useLingui()
  const { may } = useWorkspace()
  const { date } = useFormats()
  const reverse = useReversal()
  const { paymentId } = payment
  // A deduction is reversed with the payment it belongs to; alone it is the payment.
  const canReverse = paymentId !== null && !payment.reversed && may('payments.reverse')
  return (
    <Row justify="between" align="baseline">
      <div>
        <Text>
          {nameOf(props)} {payment.reference === number ? '' : payment.reference}
        </Text>
        <Text size={12} tone="muted">
          {date(payment.date)} {payment.reversed && t`· reversed`}
        </Text>
        <OnlinePayment
          payment={payment}
          currency={currency}
          invoiceId={invoiceId}
          number={number ?? ''}
        />
      </div>
      <Row align="baseline">
        <Amount value={payment.amount} currency={currency} />
        {canReverse && !payment.online && (
          <Button look="quiet" size="sm" onClick={() => void reverse(paymentId)}>
            <Trans>Reverse</Trans>
          </Button>
        )}
      </Row>
    </Row>
  )
}

function nameOf({ payment, correction }: PaymentRowProps): string {
  if (correction) return documentName({ type: correction.type })
  return payment.deduction === null
    ? methodLabel(payment.method)
    : deductionLabel(payment.deduction)
}
