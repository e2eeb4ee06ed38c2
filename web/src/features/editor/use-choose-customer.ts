import { type CustomerView, getCustomer } from '@bordereau/contract/customers'
import { isSelfBilled } from '@bordereau/domain/document-kind'
import type { TaxContext } from '@bordereau/domain/invoice/line-tax'
import { sellerOf } from '@bordereau/domain/invoice/self-billing'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import { toasts } from '@bordereau/ui/toast/toast'
import { call } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { withCustomer, withSupplier } from './choose-customer.ts'
import { useEditorContext } from './editor-context.ts'
import { useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'

/** Loads a customer and writes their defaults into the draft, as one undo step. */
export function useChooseCustomer(): (customerId: string) => Promise<void> {
  const store = useEditorStore()
  const getTaxContext = useTaxContext()
  const { workspaceId, own } = useEditorContext()
  const fromSupplier = ({ profile, language }: CustomerView): TaxContext => {
    const { draft } = store.read()
    const supplier = sellerOf(draft, own, profile)
    const seller = taxSellerOf(supplier.profile, supplier)
    return { ...getTaxContext(), seller, buyer: own.profile, language }
  }
  return async customerId => {
    const result = await call(getCustomer, { query: { workspaceId, customerId } })
    if (!result.ok) {
      toasts.error(refusalMessage(result))
      return
    }
    const { draft } = store.read()
    const before = getTaxContext()
    const { buyer, seller, day, delivery } = before
    const { dueDays } = own
    const patch = isSelfBilled(draft)
      ? withSupplier(draft, result.value, { before, after: fromSupplier(result.value), dueDays })
      : withCustomer(draft, result.value, buyer, { seller, day, delivery, dueDays })
    store.dispatch({ do: 'set', patch, at: performance.now() })
  }
}
