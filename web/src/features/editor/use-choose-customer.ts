import { getCustomer } from '@bordereau/contract/customers'
import { toasts } from '@bordereau/ui/toast/toast'
import { call } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { withCustomer } from './choose-customer.ts'
import { useEditorContext } from './editor-context.ts'
import { useEditorStore } from './store.ts'
import { useTaxContext } from './tax-context.tsx'

/** Loads a customer and writes their defaults into the draft, as one undo step. */
export function useChooseCustomer(): (customerId: string) => Promise<void> {
  const store = useEditorStore()
  const getTaxContext = useTaxContext()
  const { workspaceId, company } = useEditorContext()
  return async customerId => {
    const result = await call(getCustomer, { query: { workspaceId, customerId } })
    if (!result.ok) {
      toasts.error(refusalMessage(result))
      return
    }
    const { buyer, seller, day, delivery } = getTaxContext()
    const context = { seller, day, delivery, dueDays: company.dueDays }
    const patch = withCustomer(store.read().draft, result.value, buyer, context)
    store.dispatch({ do: 'set', patch, at: performance.now() })
  }
}
