import type { InvoiceView } from '@bordereau/contract/invoices'
import { applyCredit } from '@bordereau/contract/payments'
import { getCustomer } from '@bordereau/contract/customers'
import { useLingui } from '#macros'
import { useMutation, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { isAboveZero } from '../../format/formats.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'
import { PAYMENT_QUERIES } from '../document/payment-queries.ts'
import { toastResult } from '../../data/toast-result.ts'

/** The credit of the customer in the invoice's currency; undefined where there is none to use. */
export function useCredit(invoice: InvoiceView) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const customerId = invoice.draft.customerId ?? ''
  const isOpen = invoice.kind === 'invoice' && invoice.number !== null && isAboveZero(invoice.open)
  const enabled = isOpen && may('payments.record') && customerId !== ''
  const customer = useQuery(getCustomer, { workspaceId, customerId }, { enabled }).data
  const { mutate, pending } = useMutation(applyCredit, { invalidates: PAYMENT_QUERIES })
  const credit = customer?.credit.find(
    each => each.currency === invoice.totals.currency && isAboveZero(each.amount),
  )
  async function use(): Promise<void> {
    const result = await mutate({ query: { workspaceId, invoiceId: invoice.id }, body: {} })
    toastResult(result, { done: t`The credit is used.`, messageOf: documentRefusalText })
  }
  return { credit: enabled ? credit : undefined, use, pending }
}
