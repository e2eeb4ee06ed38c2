import { type Mandate, endMandate, setCollects } from '@bordereau/contract/payment-mandates'
import type { Collects } from '@bordereau/domain/payment/collection'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { COLLECTION_QUERIES } from './collection-queries.ts'
import { collectionRefusalMessage as messageOf } from './collection-refusals.ts'
import { savedMethodText } from './saved-method-text.ts'

/** Ends a customer's permission, after a question because it cannot be undone, and sets when invoices are collected. */
export function useMandateChanges(customer: { readonly id: string; readonly name: string }) {
  const { workspaceId } = useWorkspace()
  const ending = useMutation(endMandate, { invalidates: COLLECTION_QUERIES })
  const setting = useMutation(setCollects, { invalidates: COLLECTION_QUERIES })
  const { name } = customer
  return {
    end: (mandate: Mandate) => {
      const method = savedMethodText(mandate)
      return dialogs.confirm({
        title: t`End automatic payment?`,
        message: t`Nothing more is collected from ${name} (${method}). Where a day was announced, the customer is asked by email to pay in another way. The payment provider deletes the method: only the customer can allow it again.`,
        tone: 'red',
        confirmLabel: t`End automatic payment`,
        done: t`Automatic payment by ${name} has ended.`,
        onConfirm: async () => {
          const query = { workspaceId, mandateId: mandate.id }
          const result = await ending.mutate({ query, body: {} })
          return result.ok ? undefined : messageOf(result)
        },
      })
    },
    setting: setting.pending,
    collect: async (collects: Collects) => {
      const query = { workspaceId, customerId: customer.id }
      toastResult(await setting.mutate({ query, body: { collects } }), { messageOf })
    },
  }
}
