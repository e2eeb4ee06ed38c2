import type { InvoiceView } from '@bordereau/contract/invoices'
import { DOCUMENT_TYPE_RULES } from '@bordereau/domain/document-kind'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { actedOfInvoice } from '../payments/payment-actions.ts'
import { PaymentButton } from '../payments/payment-menu.tsx'
import { useFormats } from '../../format/formats.ts'
import { DiscountTaxes } from '../document/discount-taxes.tsx'
import { documentName } from '../document/document-name.ts'
import { shownAmount } from '../document/shown-amount.ts'
import { deductionLabel, methodLabel } from '../document/labels.ts'
import { PaymentTags } from './payment-tags.tsx'
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
                invoice={invoice}
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
  readonly invoice: InvoiceView
  /** The document by which it was settled, if not by money. */
  readonly correction: InvoiceView['creditNotes'][number] | undefined
}

function PaymentRow(props: PaymentRowProps) {
  const { payment, invoice } = props
  const { t } = useLingui()
  const { date } = useFormats()
  // A deduction is reversed with the payment it belongs to; alone it is the payment.
  const acted = actedOfInvoice(invoice, payment)
  // A reference that equals the document's number is not shown.
  const reference = payment.reference === invoice.number ? '' : payment.reference
  return (
    <Row justify="between" align="baseline">
      <div>
        <Text>
          {nameOf(props)} {reference}
        </Text>
        <Text size={12} tone="muted">
          {date(payment.date)} {payment.reversed && t`· reversed`}
        </Text>
        <DiscountTaxes taxes={payment.taxes} currency={invoice.totals.currency} />
        <PaymentTags payment={payment} />
      </div>
      <Row align="baseline">
        <Amount value={payment.amount} currency={invoice.totals.currency} />
        {acted && <PaymentButton payment={acted} />}
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
