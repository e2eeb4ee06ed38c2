import { applyCredit } from '@bordereau/contract/payments'
import { getCustomer } from '@bordereau/contract/customers'
import { Button } from '@bordereau/ui/button/button'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAct, useGet } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { InvoiceView } from '../editor/desk.ts'
import { useReversal } from '../payments/use-reversal.ts'
import { isAboveZero, useFormats } from './formats.ts'
import { refusalWords } from './refusal-words.ts'
import { AFTER_PAYMENT } from './touched.ts'
import { methodWords } from './words.ts'

/** What has settled the document: payments, credit notes, credit that can be used. */
export function Settlements({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { currency } = invoice.totals
  const nothing = invoice.payments.length === 0 && invoice.creditNotes.length === 0
  return (
    <>
      <UsableCredit invoice={invoice} />
      {!nothing && (
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
  // A reference that is but this document's number says nothing here.
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
          {methodWords(payment.method)} {payment.reference === number ? '' : payment.reference}
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

/** What the customer paid too much earlier can settle this one. */
function UsableCredit({ invoice }: { invoice: InvoiceView }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const { currency } = invoice.totals
  const customerId = invoice.draft.customerId ?? ''
  const isOpen = invoice.kind === 'invoice' && invoice.number !== null && isAboveZero(invoice.open)
  const wanted = isOpen && may('payments.record') && customerId !== ''
  const customer = useGet(getCustomer, { workspaceId, customerId }, { enabled: wanted }).data
  const { act, pending } = useAct(applyCredit, { touches: AFTER_PAYMENT })
  const credit = customer?.credit.find(
    each => each.currency === currency && isAboveZero(each.amount),
  )
  if (!wanted || credit === undefined) return null
  async function use(): Promise<void> {
    const answer = await act({ query: { workspaceId, invoiceId: invoice.id }, body: {} })
    if (answer.ok) toasts.success(t`The credit is used.`)
    else toasts.error(refusalWords(answer) ?? wordsOf(answer))
  }
  return (
    <Card>
      <Row justify="between">
        <Text>
          {t`The customer has credit:`} <Amount value={credit.amount} currency={currency} />
        </Text>
        <Button size="sm" busy={pending} onClick={() => void use()}>
          <Trans>Use it here</Trans>
        </Button>
      </Row>
    </Card>
  )
}
