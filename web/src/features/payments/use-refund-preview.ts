import { previewRefund } from '@bordereau/contract/payment-accounts'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { useEffect, useState } from 'react'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'

export type RefundPreview =
  | { readonly of: string; readonly creditNote: ResponseOf<typeof previewRefund>['creditNote'] }
  | { readonly of: string; readonly refused: Refused }

/** What the credit note of a refund will say, or why it cannot be issued; undefined while that is not known. */
export function useRefundPreview(
  paymentId: string,
  credited: { readonly amount: string; readonly invoiceId: string } | null,
): RefundPreview | undefined {
  const { workspaceId } = useWorkspace()
  const { mutate } = useMutation(previewRefund)
  const [preview, setPreview] = useState<RefundPreview>()
  const of = credited === null ? '' : `${credited.invoiceId} ${credited.amount}`
  useEffect(() => {
    const [invoiceId = '', amount = ''] = of.split(' ')
    if (of === '') return undefined
    let isCurrent = true
    void mutate({ query: { workspaceId, paymentId }, body: { amount, invoiceId } }).then(result => {
      if (!isCurrent) return
      setPreview(result.ok ? { of, creditNote: result.value.creditNote } : { of, refused: result })
    })
    return () => {
      isCurrent = false
    }
  }, [of, mutate, workspaceId, paymentId])
  return preview?.of === of ? preview : undefined
}
