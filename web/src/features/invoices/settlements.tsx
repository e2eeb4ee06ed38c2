import type { InvoiceView } from '@bordereau/contract/invoices'
import { applyCredit } from '@bordereau/contract/payments'
import { getCustomer } from '@bordereau/contract/customers'
import { Button } from '@bordereau/ui/button/button'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '#macros'
import { useMutation, useQuery } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { useReversal } from '../payments/use-reversal.ts'
import { isAboveZero, useFormats } from '../../format/formats.ts'
import { documentRefusalMessage } from '../document/refusal-messages.ts'
import { PAYMENT_QUERIES } from '../document/invoice-queries.ts'
import { methodLabel } from '../document/labels.ts'

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
  const canReverse = paymentId !== null && !payment.reversed && may('payments.reverse')
  return (
    <Row justify="between" align="start">
      <div>
        <Text>
          {methodLabel(payment.method)} {payment.reference === number ? '' : payment.reference}
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

/** The customer's credit from overpayments, which can be applied to this invoice. */
function UsableCredit({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { currency } = invoice.totals
  const customerId = invoice.draft.customerId ?? ''
  const isOpen = invoice.kind === 'invoice' && invoice.number !== null && isAboveZero(invoice.open)
  const isApplicable = isOpen && may('payments.record') && customerId !== ''
  const customer = useQuery(
    getCustomer,
    { workspaceId, customerId },
    { enabled: isApplicable },
  ).data
  const { mutate, pending } = useMutation(applyCredit, { invalidates: PAYMENT_QUERIES })
  const credit = customer?.credit.find(
    each => each.currency === currency && isAboveZero(each.amount),
  )
  if (!isApplicable || credit === undefined) return null
  async function applyToInvoice(): Promise<void> {
    const result = await mutate({ query: { workspaceId, invoiceId: invoice.id }, body: {} })
    if (result.ok) toasts.success(t`The credit is used.`)
    else toasts.error(documentRefusalMessage(result) ?? refusalMessage(result))
  }
  return (
    <Card>
      <Row justify="between">
        <Text>
          {t`The customer has credit:`} <Amount value={credit.amount} currency={currency} />
        </Text>
        <Button size="sm" busy={pending} onClick={() => void applyToInvoice()}>
          <Trans>Use it here</Trans>
        </Button>
      </Row>
    </Card>
  )
}
