import { type BankTransactionView, matchBankTransaction } from '@bordereau/contract/bank-statements'
import { Button } from '@bordereau/ui/button/button'
import { Combobox } from '@bordereau/ui/field/combobox'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, useLingui } from '#macros'
import { useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useCustomerSearch } from '../customers/use-search.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { Allocations } from '../payments/allocations.tsx'
import { planRefusalMessage } from '../payments/plan-refusal.ts'
import { type PaymentTarget, usePaymentForm } from '../payments/use-payment-form.ts'
import { MATCH_QUERIES } from './queries.ts'

type Props = { readonly transaction: BankTransactionView; readonly onClose: () => void }

/** Records a transaction as the payment of a customer that a person chooses, with its invoices. */
export function ChooseInvoices({ transaction, onClose }: Props) {
  const { t } = useLingui()
  const { proposal, amount, currency } = transaction
  const target = (customerId: string, customerName: string): PaymentTarget => ({
    customerId,
    customerName,
    currency,
    amount,
  })
  const [payer, setPayer] = useState(
    proposal ? target(proposal.customerId, proposal.customerName) : undefined,
  )
  const search = useCustomerSearch(({ id, name, city }) => ({ value: id, label: name, help: city }))
  if (payer) {
    const ask = () => setPayer(undefined)
    return <ChooseOfCustomer {...{ transaction, onClose }} target={payer} onOther={ask} />
  }
  return (
    <Modal open onClose={onClose} title={t`Who paid?`}>
      <Text tone="muted">{[transaction.partyName, transaction.text].join(' ')}</Text>
      <Combobox
        label={t`Customer`}
        autoFocus
        chosen={undefined}
        search={search}
        onChoose={option => option && setPayer(target(option.value, option.label))}
      />
    </Modal>
  )
}

function ChooseOfCustomer(
  props: Props & { readonly target: PaymentTarget; readonly onOther: () => void },
) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { money } = useFormats()
  const { transaction, target, onClose } = props
  const form = usePaymentForm(target)
  const match = useMutation(matchBankTransaction, { invalidates: MATCH_QUERIES })
  const { plan } = form
  const errorMessage = plan.ok ? '' : planRefusalMessage(plan.refusal)
  async function submit(): Promise<void> {
    if (!plan.ok) return
    const result = await match.mutate({
      query: { workspaceId, transactionId: transaction.id },
      body: { customerId: target.customerId, allocations: [...plan.allocations] },
    })
    if (!result.ok) return
    toasts.success(t`Payment of ${money(transaction.amount, transaction.currency)} recorded.`)
    onClose()
  }
  return (
    <FormDialog
      title={t`Record ${money(transaction.amount, transaction.currency)} from ${target.customerName}`}
      size="xl"
      submitLabel={t`Record payment`}
      pending={match.pending}
      refused={match.refused}
      messageOf={documentRefusalText}
      gap={5}
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <Row justify="between">
        <Text tone="muted">{[transaction.partyName, transaction.text].join(' ')}</Text>
        <Button look="quiet" size="sm" icon="users" onClick={props.onOther}>
          <Trans>Another customer</Trans>
        </Button>
      </Row>
      <Allocations
        currency={transaction.currency}
        open={form.open}
        shares={form.shares}
        plan={plan}
        invalidInvoiceId={plan.ok ? undefined : plan.invoiceId}
        errorMessage={errorMessage}
        onChange={form.setShares}
      />
    </FormDialog>
  )
}
