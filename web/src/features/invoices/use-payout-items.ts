import type { InvoiceView } from '@bordereau/contract/invoices'
import { recordPayout } from '@bordereau/contract/self-billing'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { loadRefusalText } from '../document/load-refusal-text.ts'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'
import type { Item } from './issued-items.ts'

/** Takes back what the company recorded as paid to its supplier, or by it. */
export function usePayoutItems(invoice: InvoiceView): readonly Item[] {
  const { workspaceId, may } = useWorkspace()
  const { mutate } = useMutation(recordPayout, { invalidates: DOCUMENT_QUERIES })
  const query = { workspaceId, invoiceId: invoice.id }
  async function takeBack(): Promise<void> {
    const result = await mutate({ query, body: { paidOn: null, reference: '' } })
    if (result.ok) toasts.info(t`The payment was taken back`)
    else toasts.error(await loadRefusalText(result))
  }
  return [
    {
      key: 'payout_back',
      icon: 'undo',
      label: t`Take the payment back`,
      when: isPaidOut(invoice) && may('payments.record'),
      onPress: () => void takeBack(),
    },
  ]
}

function isPaidOut({ events }: InvoiceView): boolean {
  const kinds = events.flatMap(({ kind }) =>
    kind === 'paid_out' || kind === 'paid_back' || kind === 'payout_removed' ? [kind] : [],
  )
  return kinds.length > 0 && kinds.at(-1) !== 'payout_removed'
}
